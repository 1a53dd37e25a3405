import { nameOfPage, type Page } from '@coverwright/domain/build/page/page'
import { ActionIcon, Button, Input, Menu, SegmentedControl, Stack, TextInput, Tooltip } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopyPlus,
  IconDots,
  IconFilePlus,
  IconHome,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../framework/dialog/Dialog.tsx'
import { sayDone, sayDoneWithUndo } from '../../../../framework/toast/toasts.tsx'
import { boundLogic } from '../editing/bound-logic.ts'
import {
  canMovePage,
  freePath,
  isCopyable,
  isRemovable,
  newTextPage,
  type PageStart,
  pageStarts,
  withCopyOfPage,
} from '../editing/page-operations.ts'
import { useShell } from '../editing/shell-editing.ts'
import classes from '../PageEditor.module.css'

interface PagesPanelProps {
  readonly undo: () => void
  /** A page was made that has nothing on it. */
  readonly onEmpty: () => void
}

export function PagesPanel({ undo, onEmpty }: PagesPanelProps) {
  const { t } = useTranslation('page-editor')
  const { shell, page, openPage, change, isLocked } = useShell()
  const [isAdding, setAdding] = useState(false)
  const remove = (each: Page) => {
    const bound = boundLogic(shell, each)
    if (bound.length > 0) return sayDone(t('pages.bound', { names: bound.join(', ') }))
    change((draft) => {
      draft.pages = draft.pages.filter(({ path }) => path !== each.path)
    }, t('label.deletePage'))
    if (each.path === page.path) openPage('/')
    sayDoneWithUndo(t('pages.deleted', { name: each.title }), async () => undo())
  }
  const move = (each: Page, by: -1 | 1) =>
    change((draft) => {
      const at = draft.pages.findIndex(({ path }) => path === each.path)
      draft.pages.splice(at + by, 0, ...draft.pages.splice(at, 1))
    }, t('label.movePage'))
  const duplicate = (each: Page) => {
    const title = t('pages.copyOf', { name: nameOfPage(each) }).slice(0, 120)
    const copied = withCopyOfPage(shell, each, title)
    change((draft) => void Object.assign(draft, copied.shell), t('label.copyPage'))
    openPage(copied.path)
  }
  return (
    <>
      <ul className={classes.pages}>
        {shell.pages.map((each) => (
          <li key={each.path} data-open={each.path === page.path || undefined}>
            <button
              type="button"
              aria-current={each.path === page.path ? 'page' : undefined}
              onClick={() => openPage(each.path)}
            >
              <b>{nameOfPage(each)}</b>
              <small>
                {each.path === '/' && <IconHome size={12} aria-label={t('pages.home')} />} {each.path} ·{' '}
                {t(`pages.roles.${each.role}`)}
              </small>
            </button>
            <Menu position="bottom-end" width={180}>
              <Menu.Target>
                <Tooltip label={t('pages.more')}>
                  <ActionIcon size="sm" aria-label={t('pages.moreOf', { name: each.title })} disabled={isLocked}>
                    <IconDots size={14} />
                  </ActionIcon>
                </Tooltip>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={<IconArrowUp size={14} />}
                  disabled={!canMovePage(shell, each, -1)}
                  onClick={() => move(each, -1)}
                >
                  {t('pages.up')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconArrowDown size={14} />}
                  disabled={!canMovePage(shell, each, 1)}
                  onClick={() => move(each, 1)}
                >
                  {t('pages.down')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconCopyPlus size={14} />}
                  disabled={!isCopyable(each)}
                  onClick={() => duplicate(each)}
                >
                  {t('pages.duplicate')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconTrash size={14} />}
                  color="danger"
                  disabled={!isRemovable(each)}
                  onClick={() => remove(each)}
                >
                  {t('pages.delete')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      <div className={classes.find}>
        <Button
          size="sm"
          variant="default"
          fullWidth
          disabled={isLocked}
          leftSection={<IconFilePlus size={14} />}
          onClick={() => setAdding(true)}
        >
          {t('pages.add')}
        </Button>
      </div>
      {isAdding && <NewPage onEmpty={onEmpty} onClose={() => setAdding(false)} />}
    </>
  )
}

interface NewPageProps {
  readonly onEmpty: () => void
  readonly onClose: () => void
}

function NewPage({ onEmpty, onClose }: NewPageProps) {
  const { t } = useTranslation('page-editor')
  const { shell, change, openPage } = useShell()
  const [title, setTitle] = useState('')
  const [start, setStart] = useState<PageStart>('text')
  const create = () => {
    const made = newTextPage(title.trim(), freePath(shell, title), start)
    change((draft) => void draft.pages.push(made), t('label.addPage'))
    openPage(made.path)
    onClose()
    if (start === 'nothing') onEmpty()
  }
  return (
    <Dialog onClose={onClose} title={t('pages.add')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (title.trim() !== '') create()
        }}
      >
        <Stack gap={16}>
          <TextInput
            label={t('pages.title')}
            description={t('pages.titleHint')}
            value={title}
            maxLength={120}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            data-autofocus
          />
          <Input.Wrapper label={t('pages.start')} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={t('pages.start')}
              value={start}
              onChange={setStart}
              data={pageStarts.map((value) => ({ value, label: t(`pages.starts.${value}`) }))}
            />
          </Input.Wrapper>
          <Button type="submit" disabled={title.trim() === ''}>
            {t('pages.create')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
