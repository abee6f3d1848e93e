import { runCommand } from './quality/run-command.ts'

const name = process.argv[2]
if (!name) {
  console.error('✗ Wie soll die Migration heißen? npm run migration -- <name>')
  process.exit(1)
}
const result = await runCommand(['payload', 'migrate:create', name, '--skip-empty'], {
  live: true,
  env: {
    PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
    PAYLOAD_SECRET: 'migration',
    DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://nobody@127.0.0.1:1/none',
  },
})
process.exit(result.ok ? 0 : 1)
