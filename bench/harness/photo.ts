import sharp from 'sharp'

/** As a telephone takes them: 12 million points, with grain, so that it compresses like a photograph. */
export async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return sharp(grain).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer()
}
