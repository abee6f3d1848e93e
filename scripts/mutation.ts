import { runMutation } from './testing/suites.ts'
import './testing/test-seed.ts'

const { failed } = await runMutation(process.argv.slice(2))
process.exit(failed)
