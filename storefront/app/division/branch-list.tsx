import { Link } from 'react-router'

import { focalMarks } from '#ui/focal-marks.ts'
import { addressLine } from '#domain/catalogue/address-line.ts'
import { OpenLine } from '../shop/open-line.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { SmallPicture } from '../ui/small-picture.tsx'
import { pictureSet, picturePath } from '#domain/content/media-paths.ts'
import styles from './branch-list.module.css'
import type { ListedBranch } from './division-view.ts'

interface BranchListProps {
  branches: ListedBranch[]
  now: Temporal.Instant
}

export function BranchList({ branches, now }: BranchListProps) {
  return (
    <ul className={classNames(styles.list, branches.length === 1 && styles.single)}>
      {branches.map((branch, index) => (
        <li key={branch.identifier}>
          <BranchListItem branch={branch} now={now} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** A branch that is not public is shown, but leads nowhere. Spec: storefront 2. */
function BranchListItem({
  branch,
  now,
  isFirst,
}: {
  branch: ListedBranch
  now: Temporal.Instant
  isFirst: boolean
}) {
  return (
    <article className={classNames(styles.card, !branch.isPublic && styles.inactive)}>
      <div className={styles.picture}>
        {branch.image && <BranchPicture branch={branch} isFirst={isFirst} />}
        {branch.logo && <Logo logo={branch.logo} className={styles.logo} />}
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>
          {branch.isPublic ? (
            <Link to={`/store/${branch.identifier}`} className={`card-target ${styles.link}`}>
              {branch.name}
            </Link>
          ) : (
            branch.name
          )}
        </h2>
        <p className={`quiet ${styles.address}`}>
          <Icon name="pin" size={16} />
          {addressLine(branch)}
        </p>
        {branch.isPublic ? (
          <OpenLine branch={branch} now={now} pausedUntil={branch.pausedUntil} />
        ) : (
          <p className={styles.soon}>Derzeit nicht verfügbar</p>
        )}
        {branch.description && <p className={`quiet ${styles.description}`}>{branch.description}</p>}
        {branch.tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {branch.tags.map((tag) => (
              <li key={tag.id}>
                {tag.image && <SmallPicture image={tag.image} edge={18} />}
                {tag.name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

function BranchPicture({ branch, isFirst }: { branch: ListedBranch; isFirst: boolean }) {
  const { image } = branch
  if (!image) return null

  return (
    <img
      className={`cover ${styles.photo}`}
      src={picturePath(image, 'small')}
      srcSet={pictureSet(image, ['small', 'medium'])}
      sizes="(min-width: 45rem) min(46vw, 40rem), 92vw"
      alt={image.alt ?? ''}
      width={640}
      height={400}
      {...focalMarks(image)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}
