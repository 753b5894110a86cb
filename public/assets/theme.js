// Before the first paint: the reader's choice of light or dark, where one was made.
try {
  const choice = localStorage.getItem("theme");
  if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
} catch { /* storage is closed: the system's setting holds */ }
// The themes of specimens are chosen here, and not looked for in the page.
document.documentElement.dataset.themes = "";
