// Starts the built program.
// A separate file, as an older Node can't even parse an `import()`.
void import('../dist/main.js');
