/** Another one in each run, so that what is generated differs. Workers inherit the one that their run drew. */
if (!process.env.TEST_SEED) {
  process.env.TEST_SEED = String(Math.floor(Math.random() * 2 ** 31))
  console.log(`TEST_SEED=${process.env.TEST_SEED}`)
}

/** Draws all that tests generate, unless a test says that its input is a fixed one. */
export const testSeed = Number(process.env.TEST_SEED)

/** Belongs into the message of whatever fails. */
export const howToRepeat = `TEST_SEED=${testSeed} repeats it.`
