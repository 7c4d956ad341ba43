// The built program. Apart from the stub, since an older Node can't even read an `import()`.
void import('../dist/main.js');
