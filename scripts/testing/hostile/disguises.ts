import sharp from 'sharp'

import { attack, evilHost, hostile } from './hostile-file.ts'

const page = `<!doctype html><html><script>${attack}</script></html>`
const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
const jpeg = () => picture().jpeg().toBuffer()
const png = () => picture().png().toBuffer()
const after = async (first: Promise<Buffer>, second: string) =>
  Buffer.concat([await first, Buffer.from(second)])
const cut = async (whole: Promise<Buffer>) => (await whole).subarray(0, -60)
const pdf = (action: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction ${action}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF`
const large = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#3c3',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

/** Files that are two things at once, or something else than their name says. */
export const polyglots = [
  hostile('a GIF that is a script', 'bild.gif', 'image/gif', () => `GIF89a/*\0\0*/=1;${attack}//`),
  hostile('a JPEG with a page behind it', 'bild.jpg', 'image/jpeg', () => after(jpeg(), page)),
  hostile('a PNG with a page behind it', 'bild.png', 'image/png', () => after(png(), page)),
  hostile('a JPEG with an archive behind it', 'gifar.jpg', 'image/jpeg', () =>
    after(jpeg(), 'PK\u0003\u0004'),
  ),
  hostile('a PDF that is a page', 'seite.pdf', 'application/pdf', () => `%PDF-1.4\n${page}\nxref\n%%EOF`),
  hostile('a PDF that runs a script', 'skript.pdf', 'application/pdf', () =>
    pdf(`<</S/JavaScript/JS(app.alert(1))>>`),
  ),
  hostile('a PDF that opens an address', 'adresse.pdf', 'application/pdf', () =>
    pdf(`<</S/URI/URI(https://${evilHost}/)>>`),
  ),
  hostile('a PDF that starts a program', 'start.pdf', 'application/pdf', () =>
    pdf('<</S/Launch/F(cmd.exe)>>'),
  ),
  hostile(
    'a film that is a page',
    'film.mp4',
    'video/mp4',
    () => `\0\0\0\u0018ftypmp42\0\0\0\0mp42isom${page}`,
  ),
  hostile('a page called a picture', 'seite.png', 'image/png', () => page),
  hostile('a page called a drawing', 'seite.svg', 'image/svg+xml', () => page),
  hostile('a page', 'seite.html', 'text/html', () => page),
  hostile('a script called a picture', 'skript.jpg', 'image/jpeg', () => attack),
  hostile(
    'a drawing called a PNG',
    'zeichnung.png',
    'image/png',
    () => `<svg xmlns="http://www.w3.org/2000/svg" onload="${attack}"/>`,
  ),
  hostile('a PNG called a JPEG', 'falsch.jpg', 'image/jpeg', png),
  hostile('a JPEG called a drawing', 'falsch.svg', 'image/svg+xml', jpeg),
  hostile('a program called a picture', 'programm.png', 'image/png', () => 'MZ\u0090\0\u0003\0\0\0'),
  hostile('a table with markup', 'liste.csv', 'text/csv', () => page),
]

/** Files that end too early, or never began. */
export const broken = [
  hostile('nothing', 'leer.png', 'image/png', () => ''),
  hostile('noise', 'rauschen.jpg', 'image/jpeg', () =>
    Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251)),
  ),
  hostile('half a JPEG', 'halb.jpg', 'image/jpeg', () => cut(large().jpeg().toBuffer())),
  hostile('half a PNG', 'halb.png', 'image/png', () => cut(large().png().toBuffer())),
  hostile('half a WebP', 'halb.webp', 'image/webp', () => cut(large().webp().toBuffer())),
  hostile('half an AVIF', 'halb.avif', 'image/avif', () => cut(large().avif().toBuffer())),
  hostile('half a PDF', 'halb.pdf', 'application/pdf', () => '%PDF-1.7\n1 0 obj<</Type/Cat'),
]

/** Pictures that tell where they were taken. */
export const telltales = [
  hostile('a JPEG with the place where it was taken', 'ort.jpg', 'image/jpeg', () =>
    picture()
      .withExif({ IFD3: { GPSLatitude: '48/1 12/1 0/1', GPSLongitude: '9/1 40/1 0/1' } })
      .jpeg()
      .toBuffer(),
  ),
  hostile('a WebP with the place where it was taken', 'ort.webp', 'image/webp', () =>
    picture()
      .withExif({ IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
      .webp()
      .toBuffer(),
  ),
]

const names = [
  '../../../../etc/passwd.png',
  '..\\..\\windows\\system32\\bild.png',
  '%2e%2e%2f%2e%2e%2fbild.png',
  'C:\\Users\\bild.png',
  '.htaccess.png',
  'bild.png/../../../server/main.ts',
  `${'lang'.repeat(100)}.png`,
  'bild\u202Egnp.exe.png',
  '....//....//bild.png',
  '<img src=x onerror=alert(1)>.png',
]

/** A sound picture under names that lead elsewhere. */
export const travellers = names.map((name) =>
  hostile(`a picture called ${name.slice(0, 40)}`, name, 'image/png', png),
)
