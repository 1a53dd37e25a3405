import { definitions } from '@coverwright/blocks/definitions'
import { lookFields } from '@coverwright/blocks/look'
import { mustShow } from '@coverwright/blocks/must-show'
import {
  type BlockStyle,
  type StyleName,
  type StyleWidth,
  styleGroups,
  styleNames,
  stylePropertyOf,
  styleWidths,
} from '@coverwright/domain/build/page/block-style'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { Checkbox, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../../framework/editor/Pane.tsx'
import { PictureField } from '../../photo/PictureField.tsx'
import { type Selected, useShell } from '../editing/shell-editing.ts'
import classes from '../PageEditor.module.css'
import { sayBlock } from '../say-block.ts'
import { BlockField } from './BlockField.tsx'
import { GroundField } from './GroundField.tsx'
import { inheritedStyle } from './inherited-style.ts'
import { usePaletteChoices } from './use-palette-choices.ts'

interface StyleFieldsProps {
  readonly at: Selected
  readonly block: BlockData
  /** The width that is shown: what is chosen holds from it down. */
  readonly width: StyleWidth
}

/** How a block looks, in steps of the design. Every field comes from the table of style properties. */
export function StyleFields({ at, block, width }: StyleFieldsProps) {
  const { t } = useTranslation('page-editor')
  const { changeBlock, isLocked } = useShell()
  // A stored style has passed the shell's model, or there is none.
  const style = (block.props['style'] ?? {}) as BlockStyle
  const set = (next: BlockStyle, label: string) =>
    changeBlock(at, (props) => ({ ...props, style: next }), `${at.id} ${label}`)
  const choose = (name: StyleName, value: string | null) => {
    const { [name]: _before, ...others } = style[width] ?? {}
    set({ ...style, [width]: value === null ? others : { ...others, [name]: value } }, `${width} ${name}`)
  }
  return (
    <>
      {width !== 'desktop' && <p className={classes.hint}>{t(`style.from.${width}`)}</p>}
      {styleGroups.map((group) => {
        const names = styleNames.filter((name) => isFor(name, block.type) && stylePropertyOf(name).group === group)
        return (
          names.length > 0 && (
            <PaneSection key={group} title={t(`style.groups.${group}`)}>
              {names.map((name) => (
                <StyleField
                  key={name}
                  name={name}
                  value={style[width]?.[name]}
                  inherited={inheritedStyle(style, width, name)}
                  isLocked={isLocked}
                  onChange={(value) => choose(name, value)}
                />
              ))}
              {group === 'spacing' &&
                Object.entries(lookFields).map(([name, field]) => (
                  <BlockField key={`${at.id}.${name}`} at={at} block={block} name={name} field={field} />
                ))}
              {group === 'background' && (
                <PictureField
                  label={t('style.photo')}
                  hasAlt={false}
                  isLocked={isLocked}
                  picture={style.photo ? { src: style.photo, width: 1920, height: 1080, alt: '' } : null}
                  onChange={(picture) => {
                    const { photo: _photo, ...others } = style
                    set(picture ? { ...others, photo: picture.src } : others, 'photo')
                  }}
                />
              )}
            </PaneSection>
          )
        )
      })}
      {!mustShow(block, definitions) && (
        <PaneSection title={t('style.showOn')}>
          <ShowOn
            hiddenOn={style.hiddenOn ?? []}
            isLocked={isLocked}
            onChange={(hiddenOn) => set({ ...style, hiddenOn }, 'show')}
          />
        </PaneSection>
      )}
    </>
  )
}

const isFor = (name: StyleName, type: string) => stylePropertyOf(name).only?.includes(type) ?? true

interface StyleFieldProps {
  readonly name: StyleName
  readonly value: string | undefined
  /** What a wider screen has. */
  readonly inherited: string | undefined
  readonly isLocked: boolean
  readonly onChange: (value: string | null) => void
}

function StyleField({ name, value, inherited, isLocked, onChange }: StyleFieldProps) {
  const { t } = useTranslation('page-editor')
  const palette = usePaletteChoices(value ?? inherited)
  const { label, options, inColour } = stylePropertyOf(name)
  if (name === 'background')
    return <GroundField value={value} inherited={inherited} isLocked={isLocked} onChange={onChange} />
  const choices = [
    ...Object.entries(options).map(([each, option]) => ({ value: each, label: sayBlock(option.label) })),
    ...(inColour ? palette.map((each) => ({ value: each.value, label: each.label })) : []),
  ]
  const wider = choices.find((each) => each.value === inherited)?.label
  const usual = wider ? t('style.asWider', { name: wider }) : t('style.asItIs')
  return (
    <Select
      className={classes.styleRow}
      size="sm"
      label={sayBlock(label)}
      placeholder={usual}
      clearable
      readOnly={isLocked}
      data={choices}
      value={value ?? null}
      onChange={onChange}
    />
  )
}

interface ShowOnProps {
  readonly hiddenOn: readonly StyleWidth[]
  readonly isLocked: boolean
  readonly onChange: (hiddenOn: StyleWidth[]) => void
}

function ShowOn({ hiddenOn, isLocked, onChange }: ShowOnProps) {
  return Object.entries(styleWidths).map(([each, { label }]) => {
    const width = each as StyleWidth
    const isShown = !hiddenOn.includes(width)
    return (
      <Checkbox
        key={width}
        label={sayBlock(label)}
        checked={isShown}
        // A block that nobody sees would only be forgotten: the last one stays.
        disabled={isLocked || (isShown && hiddenOn.length === 2)}
        onChange={() => onChange(isShown ? [...hiddenOn, width] : hiddenOn.filter((other) => other !== width))}
      />
    )
  })
}
