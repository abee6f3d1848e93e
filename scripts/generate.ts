import { generate } from './quality/checks.ts'

const result = await generate()
if (!result.ok) console.error(result.output)
process.exit(result.ok ? 0 : 1)
