try {
const choice = localStorage.getItem("theme");
if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
} catch { /* storage is closed: the system's setting holds */ }
document.documentElement.dataset.themes = "";
