import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

const rooms = ['server', 'cms', 'plugins', 'blocks', 'collections', 'kernel', 'domain']

/**
 * Calls back once things are quiet after a change of code that only a new process picks up. Apps and
 * admin views are left out: Vite and Next replace those while the process runs.
 */
export function watchServerCode(root: string, onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = rooms
    .filter((room) => existsSync(join(root, room)))
    .map((room) =>
      watch(join(root, room), { recursive: true }, (_event, name) => {
        const file = `${room}/${name ?? ''}`
        if (!needsNewProcess(file)) return
        clearTimeout(timer)
        timer = setTimeout(() => onChange(file), 200)
      }),
    )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

function needsNewProcess(file: string) {
  const path = file.replaceAll('\\', '/')
  return path.endsWith('.ts') && !/\.test\.ts$|payload-types|next-env|^cms\/admin\/|\/\.next\//.test(path)
}
