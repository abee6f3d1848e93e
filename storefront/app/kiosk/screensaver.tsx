import { useEffect, useMemo, useState } from 'react'

import { classNames } from '#ui/class-names.ts'
import { focalMarks } from '#ui/focal-marks.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { picturePath, pictureSet } from '#domain/content/media-paths.ts'
import { HouseSign } from './house-sign.tsx'
import { saverPictures } from './saver-pictures.ts'
import styles from './screensaver.module.css'

const showEachMs = 8000
/** Nothing stands at one place for long, which would burn into the screen. */
const places = 4

type ScreensaverProps = { shop: BranchShopView; onTouch: () => void }

/** The pictures of the house, one after the other; wherever they are touched it begins. */
export function Screensaver({ shop, onTouch }: ScreensaverProps) {
  const pictures = useMemo(() => saverPictures(shop), [shop])
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), showEachMs)
    return () => clearInterval(timer)
  }, [])

  const { length } = pictures
  // The one before fades below, the one after is loaded meanwhile.
  const near = new Set([turn - 1, turn, turn + 1].map((at) => (at + length) % length))

  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">{shop.branch.name}</h1>
      {pictures.map(
        (picture, at) =>
          near.has(at) && (
            <img
              key={picture.id}
              className={classNames('cover', styles.picture, at === turn % length && styles.shown)}
              src={picturePath(picture, 'large')}
              srcSet={pictureSet(picture, ['medium', 'large'])}
              sizes="100vw"
              alt=""
              {...focalMarks(picture)}
            />
          ),
      )}
      <button type="button" className={styles.touch} onClick={onTouch}>
        <span className={styles.words} data-place={turn % places}>
          <HouseSign />
          <span className={styles.call}>Zum Bestellen berühren</span>
        </span>
      </button>
    </div>
  )
}
