import { type PaperLine, type TextSize, textSizes, scaleOf } from '#domain/ordering/printing/paper.ts'
import { pictureOf } from '#domain/ordering/printing/picture.ts'

/**
 * A printer on paper of its own: reads ESC/POS or Star bytes as a device would, and answers the lines that come out. It
 * knows the commands of both manuals that slips are made of, and ends with an error at any other.
 */
export function readPrinted(bytes: Uint8Array): PaperLine[] {
  const state: State = {
    at: 0,
    page: 'cp858',
    width: 1,
    height: 1,
    isBold: false,
    isInverted: false,
    text: [],
    rows: [],
  }
  const lines: PaperLine[] = []
  let look = lookOf(state)

  while (state.at < bytes.length) {
    const command = commands.find(({ begins }) =>
      begins.every((byte, index) => bytes[state.at + index] === byte),
    )
    if (command) {
      state.at += command.begins.length
      const line = command.read(state, bytes)
      if (line) lines.push(...pictureIn(state), line)
      continue
    }
    const byte = bytes[state.at] ?? 0
    state.at += 1
    if (byte === 0x0a) {
      const text = decode(state.text, state.page)
      lines.push(...pictureIn(state), { kind: 'text', text, ...(text ? look : plain) })
      state.text = []
      continue
    }
    if (byte < 0x20) throw new Error(`Unknown command ${bytes.slice(state.at - 1, state.at + 6).join()}`)
    if (state.text.length === 0) look = lookOf(state)
    state.text.push(byte)
  }

  return [...lines, ...pictureIn(state)]
}

/** Strips of a picture join; it ends where anything else is printed. */
function pictureIn(state: State): PaperLine[] {
  const { rows } = state
  state.rows = []
  const [first] = rows
  if (!first) return []
  const picture = pictureOf({ width: first.length, height: rows.length }, (x, y) => rows[y]?.[x] ?? false)

  return [{ kind: 'picture', picture }]
}

type Page = 'cp858' | 'windows-1252' | 'iso-8859-15' | 'utf-8'
type State = {
  at: number
  page: Page
  width: number
  height: number
  isBold: boolean
  isInverted: boolean
  text: number[]
  /** Of a picture that is on its way. */
  rows: boolean[][]
  code?: string
}

const plain = { size: 'normal' as TextSize, isBold: false, isInverted: false }
const lookOf = ({ width, height, isBold, isInverted }: State) => ({
  size:
    textSizes.find((size) => scaleOf[size].width === width && scaleOf[size].height === height) ?? 'normal',
  isBold,
  isInverted,
})

type Command = { begins: number[]; read: (state: State, bytes: Uint8Array) => PaperLine | void }

const next = (state: State, bytes: Uint8Array): number => {
  state.at += 1
  return bytes[state.at - 1] ?? 0
}
const skip = (count: number) => (state: State) => {
  state.at += count
}
const on = (set: (state: State, value: number) => void) => (state: State, bytes: Uint8Array) => {
  set(state, next(state, bytes))
}
const now = (set: (state: State) => void) => (state: State) => {
  set(state)
}
const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)

function readLong(state: State, bytes: Uint8Array): Uint8Array {
  const length = next(state, bytes) + next(state, bytes) * 256
  state.at += length

  return bytes.slice(state.at - length, state.at)
}

const escPages: Record<number, Page> = { 19: 'cp858', 16: 'windows-1252', 40: 'iso-8859-15' }
const starPages: Record<number, Page> = { 4: 'cp858', 32: 'windows-1252' }

const isSet = (byte: number | undefined, bit: number) => ((byte ?? 0) & (0x80 >> bit)) !== 0

/** `GS v 0`: row by row, eight dots to a byte. */
function readRaster(state: State, bytes: Uint8Array): void {
  state.at += 1
  const perRow = next(state, bytes) + next(state, bytes) * 256
  const height = next(state, bytes) + next(state, bytes) * 256
  for (let y = 0; y < height; y += 1, state.at += perRow) {
    const row = bytes.subarray(state.at, state.at + perRow)
    state.rows.push(Array.from({ length: perRow * 8 }, (_, x) => isSet(row[x >> 3], x & 7)))
  }
}

/** `ESC X` of Star: strips of 24 rows, column by column in three bytes. */
function readStrip(state: State, bytes: Uint8Array): void {
  const width = next(state, bytes) + next(state, bytes) * 256
  const strip = bytes.subarray(state.at, state.at + width * 3)
  for (let y = 0; y < 24; y += 1) {
    state.rows.push(Array.from({ length: width }, (_, x) => isSet(strip[x * 3 + (y >> 3)], y & 7)))
  }
  // Each ends with a line feed and a return.
  state.at += width * 3 + 2
}

/** Longer beginnings first. */
const commands: Command[] = [
  {
    begins: [0x1b, 0x1d, 0x29, 0x55],
    read: (state, bytes) => void (readLong(state, bytes), (state.page = 'utf-8')),
  },
  { begins: [0x1b, 0x1d, 0x74], read: on((state, page) => (state.page = starPages[page] ?? 'cp858')) },
  { begins: [0x1b, 0x1d, 0x61], read: skip(1) },
  { begins: [0x1b, 0x1d, 0x79, 0x53], read: skip(2) },
  {
    begins: [0x1b, 0x1d, 0x79, 0x44, 0x31, 0x00],
    read: (state, bytes) => void (state.code = ascii(readLong(state, bytes))),
  },
  { begins: [0x1b, 0x1d, 0x79, 0x50], read: (state) => codeLine(state) },
  {
    begins: [0x1b, 0x69],
    read: (state, bytes) => {
      state.height = next(state, bytes) + 1
      state.width = next(state, bytes) + 1
    },
  },
  { begins: [0x1d, 0x76, 0x30], read: readRaster },
  { begins: [0x1b, 0x58], read: readStrip },
  // How far lines stand apart.
  { begins: [0x1b, 0x7a], read: skip(1) },
  { begins: [0x1b, 0x30], read: now(() => undefined) },
  { begins: [0x1b, 0x34], read: now((state) => (state.isInverted = true)) },
  { begins: [0x1b, 0x35], read: now((state) => (state.isInverted = false)) },
  { begins: [0x1b, 0x46], read: now((state) => (state.isBold = false)) },
  { begins: [0x1b, 0x64], read: (state) => (skip(1)(state), { kind: 'cut' }) },
  {
    begins: [0x1c, 0x28, 0x43],
    read: (state, bytes) => void (readLong(state, bytes), (state.page = 'utf-8')),
  },
  { begins: [0x1c, 0x2e], read: now(() => undefined) },
  { begins: [0x1b, 0x40], read: now(() => undefined) },
  { begins: [0x18], read: now(() => undefined) },
  { begins: [0x1b, 0x4d], read: skip(1) },
  { begins: [0x1b, 0x61], read: skip(1) },
  { begins: [0x1b, 0x74], read: on((state, page) => (state.page = escPages[page] ?? 'cp858')) },
  {
    begins: [0x1b, 0x45],
    // With a number for Epson, alone for Star.
    read: (state, bytes) => {
      state.isBold = bytes[state.at] !== 0
      if ((bytes[state.at] ?? 0) <= 1) state.at += 1
    },
  },
  {
    begins: [0x1d, 0x21],
    read: on((state, size) => Object.assign(state, { width: (size >> 4) + 1, height: (size & 15) + 1 })),
  },
  { begins: [0x1d, 0x42], read: on((state, value) => (state.isInverted = value === 1)) },
  { begins: [0x1d, 0x56], read: (state) => (skip(1)(state), { kind: 'cut' }) },
  {
    begins: [0x1d, 0x28, 0x6b],
    read: (state, bytes) => {
      const [, what, ...rest] = readLong(state, bytes)
      if (what === 80) state.code = ascii(Uint8Array.from(rest.slice(1)))
      return what === 81 ? codeLine(state) : undefined
    },
  },
]

const codeLine = ({ code = '' }: State): PaperLine => ({ kind: 'qr', text: code })

function decode(bytes: readonly number[], page: Page): string {
  if (page !== 'cp858') return new TextDecoder(page).decode(Uint8Array.from(bytes))

  return bytes
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : (upper858[byte - 0x80] ?? '?')))
    .join('')
}

/** IBM's table, from 0x80 on. */
const upper858 = Array.from(
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
)
