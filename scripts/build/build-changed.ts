import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { StartProblem, step } from '../console/steps.ts'
import { compressAssets } from './compress-assets.ts'
import { buildTargets, isBuilt, markBuilt, type BuildTarget } from './targets.ts'

/** What this process will serve: everything, or all but the panel. */
export const wantedTargets = (): string[] =>
  buildTargets.map(({ name }) => name).filter((name) => name !== 'admin' || process.env.ADMIN !== 'off')

/** Builds every target whose sources differ from those of its last build. */
export async function buildChanged(root: string, names = buildTargets.map((target) => target.name)) {
  for (const target of buildTargets) {
    if (!names.includes(target.name) || (await isBuilt(target, root))) continue
    const build = async (progress: (text: string) => void) => {
      await rm(join(root, target.result), { force: true })
      await runBuild(target, root, progress)
      await target.finish?.(root)
      const client = join(root, 'build', target.name, 'client')
      if (existsSync(client)) await compressAssets(client)
      await markBuilt(target, root)
    }
    await step(target.title, build, target.hint)
  }
}

function runBuild(target: BuildTarget, root: string, progress: (text: string) => void) {
  const [program = '', ...args] = target.command
  return new Promise<void>((resolve, reject) => {
    const output: string[] = []
    const child = spawn(join(root, 'node_modules', '.bin', program), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', THEKE_BUILD: '1' },
    })
    const read = (chunk: Buffer) => {
      output.push(chunk.toString())
      const line = chunk.toString().trim().split('\n').at(-1)
      if (line) progress(line.replace(/\x1b\[[0-9;]*m/g, '').slice(0, 60))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) return resolve()
      console.error(`\n${output.join('').trim().split('\n').slice(-40).join('\n')}`)
      reject(new StartProblem(`${target.title}: der Bau ist gescheitert, die Meldung steht darüber.`))
    })
  })
}
