import { definitions } from '@coverwright/blocks/definitions'
import { type Move, moves } from '@coverwright/domain/build/page/block-tree'
import { ActionIcon, Button, Menu, SegmentedControl, Tooltip } from '@mantine/core'
import {
  IconArrowBarRight,
  IconArrowBarToLeft,
  IconArrowDown,
  IconArrowUp,
  IconBookmark,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconTrash,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane, PaneSection } from '../../../../framework/editor/Pane.tsx'
import type { Device } from '../canvas/devices.ts'
import { canMove } from '../editing/block-actions.ts'
import { blockAt } from '../editing/ShellEditingProvider.tsx'
import { type Selected, useShell } from '../editing/shell-editing.ts'
import { type BlockActions, labelOf } from '../editing/use-block-actions.ts'
import classes from '../PageEditor.module.css'
import { BlockField } from './BlockField.tsx'
import { SaveComponent } from './SaveComponent.tsx'
import { StyleFields } from './StyleFields.tsx'

const moveIcons = { up: IconArrowUp, down: IconArrowDown, out: IconArrowBarToLeft, in: IconArrowBarRight } as const

interface InspectorProps {
  readonly actions: BlockActions
  readonly nothing: ReactNode
  readonly device: Device
}

const tabs = ['content', 'style'] as const

/** The properties of what is selected. */
export function Inspector({ actions, nothing, device }: InspectorProps) {
  const { t } = useTranslation('page-editor')
  const editing = useShell()
  const { selected } = editing
  const [tab, setTab] = useState<(typeof tabs)[number]>('content')
  const isContent = selected?.area !== 'page' || tab === 'content'
  const block = selected && blockAt(editing, selected)
  const definition = block && definitions[block.type]
  if (!selected || !block || !definition) return nothing
  const fields = Object.entries(definition.fields).filter(([, field]) => field.type !== 'slot')
  return (
    <Pane
      side="right"
      title={labelOf(block.type)}
      label={t('inspector.label')}
      actions={selected.area === 'page' ? <BlockMenu id={selected.id} actions={actions} /> : undefined}
    >
      {selected.area === 'page' && (
        <>
          <Moves id={selected.id} actions={actions} />
          <SegmentedControl
            className={classes.tabs}
            fullWidth
            aria-label={t('inspector.tabs')}
            value={tab}
            onChange={setTab}
            data={tabs.map((value) => ({ value, label: t(`inspector.tab.${value}`) }))}
          />
        </>
      )}
      {selected.area === 'page' && tab === 'style' && <StyleFields at={selected} block={block} width={device} />}
      {isContent && fields.length > 0 && (
        <PaneSection title={t('inspector.content')}>
          {fields.map(([name, field]) => (
            <BlockField key={`${selected.id}.${name}`} at={selected} block={block} name={name} field={field} />
          ))}
        </PaneSection>
      )}
      {selected.area !== 'page' && <p className={classes.hint}>{t(`inspector.areas.${selected.area}`)}</p>}
    </Pane>
  )
}

interface OfBlock {
  readonly id: Selected['id']
  readonly actions: BlockActions
}

function Moves({ id, actions }: OfBlock) {
  const { t } = useTranslation('page-editor')
  const { parts, isLocked } = useShell()
  return (
    <div className={classes.moves} role="toolbar" aria-label={t('inspector.move')}>
      {moves.map((move: Move) => {
        const Icon = moveIcons[move]
        return (
          <Tooltip key={move} label={t(`move.${move}`)}>
            <ActionIcon
              size="sm"
              variant="default"
              aria-label={t(`move.${move}`)}
              disabled={isLocked || !canMove(parts.inside, id, move)}
              onClick={() => actions.move(id, move)}
            >
              <Icon size={16} />
            </ActionIcon>
          </Tooltip>
        )
      })}
      <Button
        size="sm"
        variant="default"
        disabled={isLocked}
        leftSection={<IconTrash size={14} />}
        onClick={() => actions.remove(id)}
      >
        {t('block.delete')}
      </Button>
    </div>
  )
}

function BlockMenu({ id, actions }: OfBlock) {
  const { t } = useTranslation('page-editor')
  const { isLocked } = useShell()
  const [isSaving, setSaving] = useState(false)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Tooltip label={t('block.more')}>
            <ActionIcon aria-label={t('block.more')}>
              <IconDots size={16} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopyPlus size={14} />}
            rightSection={t('block.duplicateKey')}
            disabled={isLocked}
            onClick={() => actions.duplicate(id)}
          >
            {t('block.duplicate')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={14} />}
            rightSection={t('block.copyKey')}
            onClick={() => void actions.copy(id)}
          >
            {t('block.copy')}
          </Menu.Item>
          <Menu.Item leftSection={<IconBookmark size={14} />} onClick={() => setSaving(true)}>
            {t('block.saveComponent')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isSaving && <SaveComponent id={id} onClose={() => setSaving(false)} />}
    </>
  )
}
