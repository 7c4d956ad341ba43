// Loaded into a server before its program: lets time pass when the test says so.

const now = performance.now.bind(performance);
const wall = Date.now.bind(Date);
let passed = 0;

performance.now = () => now() + passed;
Date.now = () => wall() + passed;

process.on('message', (milliseconds) => {
  passed += Number(milliseconds);
  process.send?.(milliseconds);
});
// The test closes the server by a signal: its channel must not keep the server alive.
process.channel?.unref();
