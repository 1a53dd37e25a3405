import { themeCss } from '@coverwright/blocks/theme-css'
import { stylePropertyOf } from '@coverwright/domain/build/page/block-style'
import type { Theme } from '@coverwright/domain/build/page/theme'
import { UnstyledButton } from '@mantine/core'
import { type CSSProperties, useMemo } from 'react'
import { useShell } from '../editing/shell-editing.ts'
import classes from '../PageEditor.module.css'
import { sayBlock } from '../say-block.ts'
import { groundToKeep } from './inherited-style.ts'
import { usePaletteChoices } from './use-palette-choices.ts'

interface GroundFieldProps {
  readonly value: string | undefined
  /** What a wider screen has. */
  readonly inherited: string | undefined
  readonly isLocked: boolean
  readonly onChange: (value: string | null) => void
}

const { label, options } = stylePropertyOf('background')

/** The site's own colours to stand on. Words on each turn light or dark by themselves. */
export function GroundField({ value, inherited, isLocked, onChange }: GroundFieldProps) {
  const { shell } = useShell()
  const palette = usePaletteChoices(value ?? inherited)
  const colours = useMemo(() => coloursOf(shell.theme), [shell.theme])
  return (
    <div className={classes.choice}>
      <span>{sayBlock(label)}</span>
      <div className={classes.grounds} role="group" aria-label={sayBlock(label)} style={colours}>
        {Object.entries(options).map(([each, option]) => (
          <UnstyledButton
            key={each}
            aria-label={sayBlock(option.label)}
            title={sayBlock(option.label)}
            aria-pressed={each === (value ?? inherited ?? 'none')}
            disabled={isLocked}
            onClick={() => onChange(groundToKeep(each, inherited))}
          >
            <i
              style={{ background: option.css.slice('background:'.length) }}
              data-none={each === 'none' || undefined}
            />
          </UnstyledButton>
        ))}
        {palette.map(({ value: slot, label: name, colour }) => (
          <UnstyledButton
            key={slot}
            aria-label={name}
            title={name}
            aria-pressed={slot === (value ?? inherited)}
            disabled={isLocked}
            onClick={() => onChange(slot)}
          >
            <i style={{ background: colour }} data-none={!colour || undefined} />
          </UnstyledButton>
        ))}
      </div>
    </div>
  )
}

/** The theme's variables as a page has them. */
const coloursOf = (theme: Theme) =>
  Object.fromEntries(
    Array.from(themeCss(theme).matchAll(/(--cw-(?:accent|surface)[\w-]*):([^;}]+)/g), ([, name, colour]) => [
      name,
      colour,
    ]),
  ) as CSSProperties
