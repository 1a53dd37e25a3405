import type { Picture } from '@coverwright/domain/build/page/page'
import { Button, Group, TextInput } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PhotoPicker } from './PhotoPicker.tsx'
import classes from './Photos.module.css'
import { PictureFrame } from './PictureFrame.tsx'

interface PictureFieldProps {
  readonly label: string
  readonly picture: Picture | null
  readonly onChange: (picture: Picture | null) => void
  readonly isLocked: boolean
  /** Left out where nobody reads it out. */
  readonly hasAlt?: boolean
  /** Where the page has a frame for it, what is seen of it there can be chosen. */
  readonly hasFrame?: boolean
}

/** A picture of the company's library, and what it says to who does not see it. */
export function PictureField({
  label,
  picture,
  onChange,
  isLocked,
  hasAlt = true,
  hasFrame = false,
}: PictureFieldProps) {
  const { t } = useTranslation('photo')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.field}>
      <span>{label}</span>
      {picture && !hasFrame && <img src={picture.src} alt="" className={classes.shown} />}
      <Group gap={8}>
        <Button
          size="sm"
          variant="default"
          disabled={isLocked}
          leftSection={<IconPhoto size={14} />}
          aria-label={t(picture ? 'picker.changeOf' : 'picker.chooseFor', { label })}
          onClick={() => setOpen(true)}
        >
          {t(picture ? 'picker.change' : 'picker.choose')}
        </Button>
        {picture && (
          <Button
            size="sm"
            variant="subtle"
            disabled={isLocked}
            aria-label={t('picker.removeFrom', { label })}
            onClick={() => onChange(null)}
          >
            {t('picker.remove')}
          </Button>
        )}
      </Group>
      {picture && hasFrame && <PictureFrame picture={picture} onChange={onChange} isLocked={isLocked} />}
      {picture && hasAlt && (
        <TextInput
          size="sm"
          label={t('alt')}
          value={picture.alt}
          maxLength={300}
          readOnly={isLocked}
          onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
        />
      )}
      {isOpen && (
        <PhotoPicker
          label={label}
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            // The frame is the page's: another photo in it is cut as the one before, around its own middle.
            onChange({ ...picked, ...(hasFrame && picture && frameOf(picture)) })
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

const frameOf = ({ fit, shape }: Picture) => ({ ...(fit && { fit }), ...(shape && { shape }) })
