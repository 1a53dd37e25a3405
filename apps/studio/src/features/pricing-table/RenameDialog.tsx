import { CallError } from '@coverwright/contract/client'
import { type PricingTable, tableName } from '@coverwright/domain/pricing-table/pricing-table'
import { Button, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { wordsOf } from '../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../framework/toast/toasts.tsx'
import { useRefresh } from './queries.ts'
import classes from './RenameDialog.module.css'

interface RenameDialogProps {
  readonly table: PricingTable
  readonly onClose: () => void
}

/** Another name for a table that nothing looks into yet: steps and rules call it by its name. */
export function RenameDialog({ table, onClose }: RenameDialogProps) {
  const { t } = useTranslation('pricing-table')
  const refresh = useRefresh()
  const [name, setName] = useState(table.name)
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    const checked = tableName.safeParse(name.trim())
    if (!checked.success) return setRefusal(checked.error.issues[0]?.message)
    setSaving(true)
    try {
      await client.pricing.renameTable({ id: table.id, name: checked.data })
      sayDone(t('rename.done', { from: table.name, to: checked.data }))
      await refresh()
      onClose()
    } catch (error) {
      const more = error instanceof CallError ? Object.values(error.fields)[0] : undefined
      setRefusal(more ?? wordsOf(error))
      setSaving(false)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('rename.title', { name: table.name })}
      closeButtonProps={{ 'aria-label': t('framework:close') }}
    >
      <form onSubmit={(event) => void rename(event)} className={classes.form}>
        <TextInput
          size="lg"
          label={t('rename.name')}
          description={table.usedBy.length > 0 ? t('usedBy', { places: table.usedBy.join(', ') }) : t('rename.hint')}
          value={name}
          maxLength={60}
          error={refusal}
          data-autofocus
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setRefusal(undefined)
          }}
        />
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('rename.cancel')}
          </Button>
          <Button size="lg" type="submit" loading={isSaving} disabled={name.trim() === '' || name === table.name}>
            {t('rename.act')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
