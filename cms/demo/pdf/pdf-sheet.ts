type Sheet = { drawing: string; title: string; author: string }

/** One A4 sheet as a PDF, in the fonts that every reader brings. */
export function sheetOf({ drawing, title, author }: Sheet): Buffer {
  return asPdf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (de-AT) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /plain 4 0 R /bold 5 0 R >> >> >>',
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< /Title (${inWindowsLetters(title)}) /Author (${inWindowsLetters(author)}) >>`,
  ])
}

export type Look = { at: [x: number, y: number]; size?: number; font?: 'plain' | 'bold'; color?: string }

/** A line of text, in points from the lower left corner. */
export function words(
  text: string,
  { at: [x, y], size = 10.5, font = 'plain', color = '0 0 0' }: Look,
): string[] {
  return [`BT ${color} rg /${font} ${size} Tf ${x} ${y} Td (${inWindowsLetters(text)}) Tj ET`]
}

const fontOf = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** Latin letters are the same in both alphabets; of other signs those that our texts have. */
const windowsLetters: Readonly<Record<string, string>> = {
  '€': '\u0080',
  '„': '\u0084',
  '“': '\u0093',
  '–': '\u0096',
}

const inWindowsLetters = (text: string): string =>
  text.replace(/[€„“–]/g, (sign) => windowsLetters[sign] ?? sign).replace(/[\\()]/g, String.raw`\$&`)

/** The objects, numbered from 1, with the table that says where each begins. */
function asPdf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n'
  const begins: number[] = []
  objects.forEach((object, index) => {
    begins.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const entries = begins.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${begins.length + 1} /Root 1 0 R /Info ${begins.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`

  return Buffer.from(`${file}xref\n0 ${begins.length + 1}\n0000000000 65535 f \n${entries}${end}`, 'latin1')
}
