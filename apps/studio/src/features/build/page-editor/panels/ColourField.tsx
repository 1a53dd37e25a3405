import { Theme } from '@coverwright/domain/build/page/theme'
import { ColorInput } from '@mantine/core'
import { useState } from 'react'
import { problemOf } from '../../../../core/text/said.ts'

interface ColourFieldProps {
  readonly label: string
  readonly colour: string
  readonly swatches: readonly string[]
  readonly onChange: (colour: string) => void
  readonly isLocked: boolean
}

/** Half a colour is kept in the field until it is a whole one. */
export function ColourField({ label, colour, swatches, onChange, isLocked }: ColourFieldProps) {
  const [typed, setTyped] = useState(colour)
  const [shown, setShown] = useState(colour)
  if (shown !== colour) {
    setShown(colour)
    setTyped(colour)
  }
  const [isOpen, setOpen] = useState(false)
  const { error } = Theme.shape.brand.safeParse(typed)
  return (
    <ColorInput
      size="sm"
      aria-label={label}
      value={typed}
      readOnly={isLocked}
      onChange={(value) => {
        setTyped(value)
        if (Theme.shape.brand.safeParse(value).success) onChange(value)
      }}
      error={problemOf(error)}
      swatches={[...swatches]}
      swatchesPerRow={8}
      withEyeDropper={false}
      // Beside the panel: what the colour is read on stands under the field, and is looked at while choosing.
      popoverProps={{ position: 'right-start', offset: 16, opened: isOpen }}
      onFocus={() => setOpen(true)}
      onClick={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    />
  )
}
