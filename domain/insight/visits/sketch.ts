/**
 * How many different visitors there were, kept so that days can be put together without counting anybody twice: up
 * to {@link mostListed} every visitor by a hash, and so exactly; beyond, by HyperLogLog registers. The same visitors
 * make the same bytes in whatever order they come. Source: Flajolet and others 2007, the estimate by Ertl 2017.
 */
export type Sketch = Uint8Array

/** Bits of a hash that choose its register; the others say how rare it is. */
const precision = 12
const registerCount = 1 << precision
const rarityBits = 32 - precision
const mostListed = 1024

const isList = 1
const isRegisters = 2

/** What the estimate of registers is off by in two of three cases, as a share. Lists are exact. */
export const sketchError = 1.04 / Math.sqrt(registerCount)

/** `hashes` are unsigned numbers of 32 bits, spread evenly. */
export function sketchOf(hashes: Iterable<number>): Sketch {
  const different = new Set<number>()
  for (const hash of hashes) different.add(hash)

  return different.size <= mostListed ? listOf(different) : registersOf(different)
}

/** Everybody who is in any of them, once. As soon as they are too many to be listed, nobody more is. */
export function joinedSketch(sketches: Iterable<Sketch>): Sketch {
  const listed = new Set<number>()
  let registers: Sketch | undefined
  for (const sketch of sketches) {
    if (sketch[0] === isRegisters)
      registers = registers ? highest(registers, sketch) : Uint8Array.from(sketch)
    else if (registers) noteAll(registers, sketch)
    else {
      for (const hash of hashesIn(sketch)) listed.add(hash)
      if (listed.size > mostListed) registers = registersOf(listed)
    }
  }
  if (!registers) return sketchOf(listed)
  for (const hash of listed) note(registers, hash)

  return registers
}

/** How many there are, rounded to whole visitors. */
export function countOfSketch(sketch: Sketch): number {
  return sketch[0] === isList ? (sketch.length - 1) / 4 : Math.round(estimateOf(sketch))
}

/** Whether the count is that of a list, in which everybody is. */
export const isExactSketch = (sketch: Sketch): boolean => sketch[0] === isList

function listOf(different: ReadonlySet<number>): Sketch {
  const sketch = new Uint8Array(1 + different.size * 4)
  const view = new DataView(sketch.buffer)
  sketch[0] = isList
  let at = 1
  for (const hash of [...different].toSorted((one, other) => one - other)) {
    view.setUint32(at, hash)
    at += 4
  }

  return sketch
}

function* hashesIn(sketch: Sketch): Generator<number> {
  const view = new DataView(sketch.buffer, sketch.byteOffset, sketch.byteLength)
  for (let at = 1; at < sketch.length; at += 4) yield view.getUint32(at)
}

function noteAll(registers: Sketch, list: Sketch): void {
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength)
  for (let at = 1; at < list.length; at += 4) note(registers, view.getUint32(at))
}

function registersOf(hashes: Iterable<number>): Sketch {
  const registers = new Uint8Array(1 + registerCount)
  registers[0] = isRegisters
  for (const hash of hashes) note(registers, hash)

  return registers
}

function note(registers: Sketch, hash: number): void {
  const at = 1 + (hash >>> rarityBits)
  const rest = (hash << precision) >>> 0
  const rarity = Math.min(Math.clz32(rest), rarityBits) + 1
  if (rarity > (registers[at] ?? 0)) registers[at] = rarity
}

function highest(into: Sketch, other: Sketch): Sketch {
  for (let at = 1; at <= registerCount; at += 1) {
    const rarity = other[at] ?? 0
    if (rarity > (into[at] ?? 0)) into[at] = rarity
  }

  return into
}

/** Sound for any number, without corrections for few or many. */
function estimateOf(registers: Sketch): number {
  const most = rarityBits + 1
  const counts = new Uint32Array(most + 1)
  for (let at = 1; at <= registerCount; at += 1) {
    const rarity = registers[at] ?? 0
    counts[rarity] = (counts[rarity] ?? 0) + 1
  }
  const shareOf = (rarity: number) => (counts[rarity] ?? 0) / registerCount

  let sum = registerCount * fullPart(1 - shareOf(most))
  for (let rarity = most - 1; rarity >= 1; rarity -= 1) sum = (sum + (counts[rarity] ?? 0)) / 2
  sum += registerCount * emptyPart(shareOf(0))

  return registerCount ** 2 / (2 * Math.LN2 * sum)
}

/** Ertl's τ: what registers mean that can rise no more. */
function fullPart(share: number): number {
  if (share === 0 || share === 1) return 0
  let [root, weight, sum, before] = [share, 1, 1 - share, 0]
  do {
    root = Math.sqrt(root)
    before = sum
    weight /= 2
    sum -= (1 - root) ** 2 * weight
  } while (sum !== before)

  return sum / 3
}

/** Ertl's σ: what registers mean that nobody has reached. */
function emptyPart(share: number): number {
  if (share === 1) return Number.POSITIVE_INFINITY
  let [power, weight, sum, before] = [share, 1, share, 0]
  do {
    power *= power
    before = sum
    sum += power * weight
    weight *= 2
  } while (sum !== before)

  return sum
}
