import { definitions } from '@coverwright/blocks/definitions'
import { instanceAround, isInstance } from '@coverwright/blocks/instance'
import { isText } from '@coverwright/blocks/shell-texts'
import { type Move, moves } from '@coverwright/domain/build/page/block-tree'
import { nameOfPage } from '@coverwright/domain/build/page/page'
import { ActionIcon, Button, Menu, SegmentedControl, Tooltip } from '@mantine/core'
import {
  IconArrowBarRight,
  IconArrowBarToLeft,
  IconArrowDown,
  IconArrowUp,
  IconBookmark,
  IconBrush,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconFileExport,
  IconTrash,
} from '@tabler/icons-react'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane, PaneSection } from '../../../../framework/editor/Pane.tsx'
import type { Device } from '../canvas/devices.ts'
import { canMove } from '../editing/block-actions.ts'
import { blockAt } from '../editing/ShellEditingProvider.tsx'
import { type Selected, useShell } from '../editing/shell-editing.ts'
import { movedTogether } from '../editing/together.ts'
import { type BlockActions, labelOf } from '../editing/use-block-actions.ts'
import classes from '../PageEditor.module.css'
import { BlockField } from './BlockField.tsx'
import { InstanceFields } from './InstanceFields.tsx'
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
  const { selected, chosen, parts, isLocked } = editing
  const [tab, setTab] = useState<(typeof tabs)[number]>('content')
  const block = selected && blockAt(editing, selected)
  const definition = block && definitions[block.type]
  if (!selected || !block || !definition) return nothing
  if (chosen.length > 1)
    return (
      <Pane
        side="right"
        title={t('many.title', { count: chosen.length })}
        label={t('inspector.label')}
        actions={<BlockMenu id={selected.id} actions={actions} isLocked={isLocked} isOfMany />}
      >
        <Moves
          id={selected.id}
          actions={actions}
          isLocked={isLocked}
          ways={moves.filter((move) => movedTogether(parts.inside, chosen, move)).join(' ')}
        />
        <p className={classes.hint}>{t('many.hint')}</p>
      </Pane>
    )
  // Inside of what follows a component only words are its own.
  const follows = selected.area === 'page' && (isInstance(block) ? block : instanceAround(parts.inside, selected.id))
  const fields = Object.entries(definition.fields).filter(([, field]) =>
    follows ? isText(field) : field.type !== 'slot',
  )
  // It is moved, copied and deleted as the whole that it is part of.
  const isInside = follows && follows.props.id !== block.props.id
  const isStyle = selected.area === 'page' && tab === 'style' && !follows
  return (
    <Pane
      side="right"
      title={labelOf(block.type)}
      label={t('inspector.label')}
      actions={
        selected.area === 'page' && !isInside ? (
          <BlockMenu id={selected.id} actions={actions} isLocked={isLocked} />
        ) : undefined
      }
    >
      {selected.area === 'page' && (
        <>
          {!isInside && (
            <Moves
              id={selected.id}
              actions={actions}
              isLocked={isLocked}
              ways={moves.filter((move) => canMove(parts.inside, selected.id, move)).join(' ')}
            />
          )}
          {!follows && <Tabs tab={tab} onTab={setTab} />}
        </>
      )}
      {follows && <InstanceFields instance={follows} />}
      {isStyle && <StyleFields at={selected} block={block} width={device} />}
      {!isStyle && fields.length > 0 && (
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
  readonly isLocked: boolean
}

/** `ways`: where it can go, as words, which stay the same from one letter to the next. */
const Moves = memo(({ id, actions, isLocked, ways }: OfBlock & { readonly ways: string }) => {
  const { t } = useTranslation('page-editor')
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
              disabled={isLocked || !ways.split(' ').includes(move)}
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
})

const BlockMenu = memo(({ id, actions, isLocked, isOfMany }: OfBlock & { readonly isOfMany?: boolean }) => {
  const { t } = useTranslation('page-editor')
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
          <Menu.Item
            leftSection={<IconBrush size={14} />}
            rightSection={t('block.copyStyleKey')}
            onClick={() => actions.copyStyle(id)}
          >
            {t('block.copyStyle')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBrush size={14} />}
            rightSection={t('block.pasteStyleKey')}
            disabled={isLocked}
            onClick={() => actions.pasteStyle(id)}
          >
            {t('block.pasteStyle')}
          </Menu.Item>
          <ToPage id={id} actions={actions} isLocked={isLocked} />
          {!isOfMany && (
            <Menu.Item leftSection={<IconBookmark size={14} />} onClick={() => setSaving(true)}>
              {t('block.saveComponent')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isSaving && <SaveComponent id={id} onClose={() => setSaving(false)} />}
    </>
  )
})

interface TabsProps {
  readonly tab: (typeof tabs)[number]
  readonly onTab: (tab: (typeof tabs)[number]) => void
}

const Tabs = memo(({ tab, onTab }: TabsProps) => {
  const { t } = useTranslation('page-editor')
  return (
    <SegmentedControl
      className={classes.tabs}
      fullWidth
      aria-label={t('inspector.tabs')}
      value={tab}
      onChange={onTab}
      data={tabs.map((value) => ({ value, label: t(`inspector.tab.${value}`) }))}
    />
  )
})

/** Drawn while the menu is open. */
function ToPage({ id, actions, isLocked }: OfBlock) {
  const { t } = useTranslation('page-editor')
  const { shell, page } = useShell()
  const others = shell.pages.filter(({ path }) => path !== page.path)
  if (others.length === 0) return null
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconFileExport size={14} />} disabled={isLocked}>
          {t('block.toPage')}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown className={classes.toPages}>
        {others.map((each) => (
          <Menu.Item key={each.path} onClick={() => actions.moveToPage(id, each.path)}>
            {nameOfPage(each)}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}
