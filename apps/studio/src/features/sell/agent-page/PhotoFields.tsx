import type { Picture } from '@coverwright/domain/build/page/page'
import type { AgentPage } from '@coverwright/domain/sell/agent-page/agent-page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { PictureField } from '../../build/photo/PictureField.tsx'
import type { PageForm } from './page-form.ts'

interface PhotoFieldsProps {
  readonly form: PageForm
  readonly page: AgentPage | undefined
}

/** The address of a photo names it: company, photo, width. */
const photoIdIn = (src: string) => src.split('/')[4] ?? null

/** Of the photo library, for whoever may look into it. */
export function PhotoFields({ form, page }: PhotoFieldsProps) {
  const { t } = useTranslation('agent-page')
  const isLocked = !useMay('designStudio')
  const [sources, setSources] = useState({
    bannerPhotoId: page?.bannerSrc ?? null,
    picturePhotoId: page?.pictureSrc ?? null,
    backgroundPhotoId: page?.backgroundSrc ?? null,
  })
  const fields = ['bannerPhotoId', 'picturePhotoId', 'backgroundPhotoId'] as const
  const choose = (field: (typeof fields)[number], picture: Picture | null) => {
    setSources({ ...sources, [field]: picture?.src ?? null })
    form.setValue(field, picture && photoIdIn(picture.src))
  }
  return fields.map((field) => {
    const src = sources[field]
    return (
      <PictureField
        key={field}
        label={t(field)}
        picture={src === null ? null : { src, alt: '', width: 0, height: 0 }}
        onChange={(picture) => choose(field, picture)}
        isLocked={isLocked}
        hasAlt={false}
      />
    )
  })
}
