#!/usr/bin/env node
// Runs on any Node from 20 on and with nothing installed: it brings the packages and the Node
// version of the lock file, then hands over to scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const neededNode = [24, 15]
const neededMegabytes = 1500
const [command = 'start', ...args] = process.argv.slice(2)

installWhenTheLockChanged()
handOver(findNode())

function installWhenTheLockChanged() {
  if (isInstalled()) return
  const free = statfsSync(root)
  const freeMegabytes = Math.floor((free.bavail * free.bsize) / 1_000_000)
  if (freeMegabytes < neededMegabytes) {
    fail(
      `Zu wenig Speicherplatz: ${freeMegabytes} MB frei, gebraucht werden etwa ${neededMegabytes} MB für die Pakete.`,
    )
  }
  console.log('▸ Pakete werden installiert (einmalig, etwa eine Minute) …')
  const started = Date.now()
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // A caller in production mode would otherwise leave out what the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (result.status !== 0)
    fail('Die Pakete konnten nicht installiert werden. Die Meldung von npm steht darüber.')
  console.log(`✓ Pakete installiert (${Math.round((Date.now() - started) / 1000)} s)`)
}

// npm writes node_modules/.package-lock.json as its last step, so it tells what is really there.
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted) fail('package-lock.json fehlt oder ist beschädigt.')
  if (!present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional || entry.peer) return true
    return present[path]?.version === entry.version
  })
}

function readPackages(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const names = [
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  for (const name of names) {
    const path = join(root, 'node_modules', name, 'bin', file)
    if (existsSync(path)) return path
  }
  return fail(
    `Node ${process.versions.node} ist zu alt, und für ${process.platform}-${process.arch} liegt keines bei. Bitte Node ${neededNode.join('.')} oder neuer installieren.`,
  )
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1])
}

function handOver(node) {
  const script = join(root, 'scripts', `${command}.ts`)
  if (!existsSync(script)) fail(`Den Befehl „${command}“ gibt es nicht.`)
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' },
  })
  // The terminal sends Ctrl-C to both; a supervisor sends its signal to this process only.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function fail(message) {
  console.error(`✗ ${message}`)
  process.exit(1)
}
