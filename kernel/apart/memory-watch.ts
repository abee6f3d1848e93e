import { workerData } from 'node:worker_threads'

// Given by the process that wants to be watched.
const { mostBytes, ageMs, parent } = workerData as { mostBytes: number; ageMs: number; parent: number }
const end = () => process.kill(process.pid, 'SIGKILL')

setTimeout(end, ageMs)
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) end()
}, 20)
