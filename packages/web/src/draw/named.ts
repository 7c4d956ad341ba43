// How a figure is called aloud; one without a name is skipped, since the words beside it say what it shows.

export const named = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
