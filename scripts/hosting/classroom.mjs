export const holdClass = () => '';
