import { CallError } from '@coverwright/contract/client'
import type { NumberField } from '@coverwright/domain/build/policy-number/policy-number'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import type { NumberedProduct } from './numbered-product.ts'
import classes from './PolicyEngine.module.css'

interface CodesDialogProps {
  readonly product: NumberedProduct
  readonly onClose: () => void
  readonly onSaved: () => void
}

const maxCodes = 10

export function CodesDialog({ product, onClose, onSaved }: CodesDialogProps) {
  const { t } = useTranslation('policy-number')
  const [fields, setFields] = useState<readonly NumberField[]>(
    product.fields.length > 0 ? product.fields : [{ name: '', value: '' }],
  )
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)
  const refusals = failure instanceof CallError ? failure.fields : {}
  const set = (at: number, change: Partial<NumberField>) =>
    setFields(fields.map((field, index) => (index === at ? { ...field, ...change } : field)))
  const save = async () => {
    setSaving(true)
    setFailure(undefined)
    try {
      await acts.number.addProductCustomFields({ productId: product.productId, fields: [...fields] })
      onSaved()
    } catch (error) {
      setFailure(error)
      setSaving(false)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('codesOf', { name: product.productName })}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p>{t('codesHint')}</p>
        {failure !== undefined && Object.keys(refusals).length === 0 && <ErrorAlert error={failure} />}
        {fields.map((field, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has nothing that stays the same but its place
          <div className={classes.code} key={at}>
            <TextInput
              label={t('codeName')}
              value={field.name}
              error={refusals[`fields.${at}.name`]}
              onChange={(event) => set(at, { name: event.currentTarget.value })}
            />
            <TextInput
              label={t('codeValue')}
              value={field.value}
              maxLength={12}
              error={refusals[`fields.${at}.value`]}
              onChange={(event) => set(at, { value: event.currentTarget.value })}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('removeCode', { name: field.name || t('aCode') })}
              onClick={() => setFields(fields.filter((_, index) => index !== at))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </div>
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={fields.length >= maxCodes}
          onClick={() => setFields([...fields, { name: '', value: '' }])}
        >
          {t('addCode')}
        </Button>
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button size="lg" type="submit" loading={isSaving}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
