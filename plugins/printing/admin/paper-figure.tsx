'use client'

import { type CSSProperties, useEffect, useRef } from 'react'

import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import { dotsIn, type Picture } from '#domain/ordering/printing/picture.ts'

import styles from './printers-view.module.css'

type FigureProps = { lines: readonly PaperLine[]; columns: number; label: string }

/** A slip on white paper, in the sizes of the printer. */
export function PaperFigure({ lines, columns, label }: FigureProps) {
  return (
    <figure className={styles.slip} style={{ '--columns': columns } as CSSProperties} aria-label={label}>
      <div className={styles.paper}>
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </div>
    </figure>
  )
}

/** Dot by dot, as the printer has it. */
function Dots({ picture }: { picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d')
    if (!drawing) return
    const isBlack = dotsIn(picture)
    drawing.clearRect(0, 0, picture.width, picture.height)
    for (let y = 0; y < picture.height; y += 1) {
      for (let x = 0; x < picture.width; x += 1) if (isBlack(x, y)) drawing.fillRect(x, y, 1, 1)
    }
  }, [picture])
  const { width, height } = picture

  return <canvas ref={canvas} className={styles.dots} role="img" aria-label="Bild" {...{ width, height }} />
}

function Line({ line }: { line: PaperLine }) {
  if (line.kind === 'cut') return <hr className={styles.cut} />
  if (line.kind === 'picture') return <Dots picture={line.picture} />
  if (line.kind === 'qr') return <p className={styles.code}>{`QR-Code: ${line.text}`}</p>

  return (
    <p
      data-size={line.size}
      data-bold={line.isBold || undefined}
      data-inverted={line.isInverted || undefined}
    >
      <span>{line.text || ' '}</span>
    </p>
  )
}
