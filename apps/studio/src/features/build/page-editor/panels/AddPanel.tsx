import { definitions } from '@coverwright/blocks/definitions'
import { instanceType } from '@coverwright/domain/build/page/instance-type'
import { TextInput } from '@mantine/core'
import { Drawer } from '@puckeditor/core'
import { IconPlug, IconSearch } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../../framework/editor/Pane.tsx'
import { BlockIcon } from '../block-icons.tsx'
import type { BlockActions } from '../editing/use-block-actions.ts'
import classes from '../PageEditor.module.css'
import { sayBlock } from '../say-block.ts'
import { BlockMiniature, hasMiniature } from './BlockMiniature.tsx'

const groups = ['section', 'socket', 'basic'] as const
/** These stand around what is designed on a page; a component comes from its own list. */
const fixed = new Set([instanceType, 'Main', 'Progress', 'RegulatoryFooter', 'SiteHeader'])

const offered = Object.entries(definitions).filter(([type]) => !fixed.has(type))

/** As they are called in the language of the studio, and found by their English names too. */
const offeredNow = () =>
  offered.map(([type, { label, also = '', group }]) => {
    const words = [label, also, sayBlock(label), also && sayBlock(also)].join(' ').toLowerCase()
    return { type, label: sayBlock(label), group, words }
  })

interface AddPanelProps {
  readonly actions: BlockActions
  readonly isLocked: boolean
}

/** Every kind of block: dragged onto the page, or put after what is selected by a press. */
export const AddPanel = memo(({ actions, isLocked }: AddPanelProps) => {
  const { t } = useTranslation('page-editor')
  const [search, setSearch] = useState('')
  const put = (type: string) => !isLocked && actions.add(type)
  const found = offeredNow().filter(({ words }) => words.includes(search.trim().toLowerCase()))
  return (
    <>
      <div className={classes.find}>
        <TextInput
          size="sm"
          aria-label={t('add.find')}
          placeholder={t('add.find')}
          leftSection={<IconSearch size={14} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {found.length === 0 && <p className={classes.nothing}>{t('add.none')}</p>}
      {groups.map((group) => {
        const own = found.filter((block) => block.group === group)
        return (
          own.length > 0 && (
            <PaneSection
              key={group}
              title={t(`add.groups.${group}`)}
              end={group === 'socket' ? t('add.fromBody') : undefined}
            >
              <Drawer>
                <div className={classes.tiles} data-locked={isLocked || undefined}>
                  {own.map(({ type, label }) => (
                    // Puck makes what can be dragged a button; a press of it, by mouse or Enter, comes up to here.
                    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button is inside
                    <div key={type} onClick={() => put(type)} onKeyDown={({ key }) => key === 'Enter' && put(type)}>
                      <Drawer.Item name={type} label={label} isDragDisabled={isLocked}>
                        {Tile}
                      </Drawer.Item>
                    </div>
                  ))}
                </div>
              </Drawer>
            </PaneSection>
          )
        )
      })}
    </>
  )
})

/** Puck draws it as a component: made on the spot it would be another one, and every tile new with every letter. */
function Tile({ name }: { readonly name: string }) {
  const { label = name, group = 'basic' } = definitions[name] ?? {}
  return (
    <span className={classes.tile} data-group={group}>
      {hasMiniature(name) ? <BlockMiniature type={name} /> : <BlockIcon type={name} size={20} />}
      <span>
        {group === 'socket' && <IconPlug size={12} aria-hidden="true" />}
        {sayBlock(label)}
      </span>
    </span>
  )
}
