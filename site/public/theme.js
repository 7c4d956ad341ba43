// Night or day before anything is drawn: as was chosen here, or as the machine has it.
const chosen = localStorage.getItem('posse-docs-theme');
const isDay = matchMedia('(prefers-color-scheme: light)').matches;
document.documentElement.dataset.theme = chosen ?? (isDay ? 'day' : 'night');
