import { workerData } from 'node:worker_threads'

// Given by the process that wants to be watched.
const { mostBytes } = workerData as { mostBytes: number }

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
}, 20)
