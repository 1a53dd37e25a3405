import { type Picture, pictureFits, pictureShapes } from '@coverwright/domain/build/page/page'
import { isPhotoPath } from '@coverwright/domain/build/photo/photo-path'
import { SegmentedControl, Select, Slider } from '@mantine/core'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Photos.module.css'

interface PictureFrameProps {
  readonly picture: Picture
  readonly onChange: (picture: Picture) => void
  readonly isLocked: boolean
}

const middle = { x: 5, y: 5 }

const tenth = (part: number) => Math.min(Math.max(Math.round(part * 10), 0), 10)

/** What is seen of a picture where it is used: whole or filling, cut to a shape, and around which point. */
export function PictureFrame({ picture, onChange, isLocked }: PictureFrameProps) {
  const { t } = useTranslation('photo')
  const { src, fit = isPhotoPath(src) ? 'cover' : 'contain', shape = 'natural', focus = middle } = picture
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (!isLocked)
      onChange({ ...picture, focus: { x: tenth((clientX - left) / width), y: tenth((clientY - top) / height) } })
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the mouse: the sliders say the same */}
      <div className={classes.focus} onClick={point}>
        <img src={src} alt="" />
        <i style={{ left: `${focus.x * 10}%`, top: `${focus.y * 10}%` }} aria-hidden="true" />
      </div>
      <SegmentedControl
        fullWidth
        aria-label={t('frame.fit')}
        readOnly={isLocked}
        value={fit}
        data={pictureFits.map((value) => ({ value, label: t(`frame.fits.${value}`) }))}
        onChange={(value) => onChange({ ...picture, fit: value })}
      />
      <Select
        size="sm"
        label={t('frame.shape')}
        allowDeselect={false}
        readOnly={isLocked}
        value={shape}
        data={pictureShapes.map((value) => ({ value, label: t(`frame.shapes.${value}`) }))}
        onChange={(value) => onChange({ ...picture, shape: pictureShapes.find((each) => each === value) })}
      />
      {(['x', 'y'] as const).map((way) => (
        <div key={way}>
          <span className={classes.way}>{t(`frame.focus.${way}`)}</span>
          <Slider
            thumbLabel={t(`frame.focus.${way}`)}
            min={0}
            max={10}
            value={focus[way]}
            disabled={isLocked}
            label={(tenths) => `${tenths * 10} %`}
            onChange={(tenths) => onChange({ ...picture, focus: { ...focus, [way]: tenths } })}
          />
        </div>
      ))}
    </>
  )
}
