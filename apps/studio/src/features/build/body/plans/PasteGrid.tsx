import { Button, Group, Textarea } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../framework/dialog/Dialog.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { addGrid, gridFromText, isTooMuch } from './plans-from-text.ts'

/** Plans and what they cover, from a table of benefits that is there already. */
export function PasteGrid() {
  const { t } = useTranslation('body')
  const { isLocked } = useBody()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconTable size={14} />}
        disabled={isLocked}
        onClick={() => setOpen(true)}
      >
        {t('plans.paste')}
      </Button>
      {isOpen && <PasteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('body')
  const { body, change } = useBody()
  const [text, setText] = useState('')
  const read = gridFromText(text)
  const grid = read && 'plans' in read ? read : undefined
  const said = () => {
    if (!read) return text !== '' && t('plans.pasteNone')
    if ('plans' in read) return isTooMuch(read, body) && t('plans.pasteTooMuch')
    return t(`plans.pasteRefused.${read.refused}`, { cell: shortened(read.cell), most: read.most })
  }
  const problem = said()
  const add = () => {
    if (!grid || problem) return
    change((draft) => addGrid(draft, grid), t('plans.paste'))
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('plans.paste')} size={560}>
      <Textarea
        label={t('plans.pasteLabel')}
        description={t('plans.pasteHint')}
        autosize
        minRows={6}
        maxRows={16}
        data-autofocus
        value={text}
        error={problem || undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group justify="flex-end" mt={16} gap={8}>
        <Button size="lg" variant="default" onClick={onClose}>
          {t('templates.cancel')}
        </Button>
        <Button size="lg" disabled={!grid || Boolean(problem)} onClick={add}>
          {grid ? t('plans.pasteAct', { plans: grid.plans.length, rows: grid.rows.length }) : t('plans.add')}
        </Button>
      </Group>
    </Dialog>
  )
}

const shownLetters = 60
const shortened = (cell: string) => (cell.length > shownLetters ? `${cell.slice(0, shownLetters)}…` : cell)
