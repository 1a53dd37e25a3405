import type { VehicleApprovalDetail, VehicleMedia } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval'
import { vehicleViews } from '@coverwright/domain/sell/vehicle-approval/vehicle-view'
import { useTranslation } from 'react-i18next'
import classes from './VehicleApproval.module.css'

/** The five sides and the video; says which of them nobody sent. */
export function VehiclePictures({ approval: { media } }: { readonly approval: VehicleApprovalDetail }) {
  const { t } = useTranslation('vehicle-approval')
  if (media.length === 0) return <p className={classes.quiet}>{t('gone')}</p>
  const sent = new Set(media.map(({ view }) => view))
  const missing = vehicleViews.filter((view) => view !== 'other' && !sent.has(view))
  return (
    <>
      <div className={classes.pictures}>
        {media.map((each) => (
          <Picture key={each.fileId} media={each} />
        ))}
      </div>
      {missing.length > 0 && (
        <p className={classes.quiet}>{t('missing', { views: missing.map((view) => t(`views.${view}`)).join(', ') })}</p>
      )}
    </>
  )
}

function Picture({ media: { view, label, isVideo, url } }: { readonly media: VehicleMedia }) {
  const { t } = useTranslation('vehicle-approval')
  const name = view === 'other' ? label : t(`views.${view}`)
  return (
    <figure className={isVideo ? classes.film : classes.picture}>
      {isVideo ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what a customer filmed has no words written for it
        <video src={url} controls preload="metadata" aria-label={label} />
      ) : (
        <a href={url} target="_blank" rel="noreferrer" aria-label={t('open', { name })}>
          <img src={url} alt={label} />
        </a>
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
