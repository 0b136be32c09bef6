// Required before `npm start` runs: how many threads libuv has is settled before the first ES module is read.
// See src/pictures/renderer/memory.ts for why there are two.
process.env.UV_THREADPOOL_SIZE ??= '2';
