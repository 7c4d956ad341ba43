// Sets the theme before anything is drawn: the stored choice, or the system's.
const chosen = localStorage.getItem('posse-docs-theme');
const isDay = matchMedia('(prefers-color-scheme: light)').matches;
document.documentElement.dataset.theme = chosen ?? (isDay ? 'day' : 'night');
