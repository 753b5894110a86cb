/* The one system call that exchanges two folders, which Swift's own modules do not show on Linux. */
#pragma once

#ifdef __linux__
/* Source: renameat2(2); the flag is RENAME_EXCHANGE. */
int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned int flags);
static const unsigned int exchange_flag = 1 << 1;
#endif
