import { Button, NumberInput, SegmentedControl, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import classes from './Maintenance.module.css'
import { useDocuments } from './queries.ts'

type Kind = 'now' | 'minutes' | 'days'

const usual = { minutes: 3, days: 1 } as const

/** A live document gets a new file, now or later. */
export function ReplaceDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('maintenance')
  const documents = useDocuments()
  const [chosen, setChosen] = useState<string | null>(null)
  const [file, setFile] = useState<{ readonly id: string; readonly name: string }>()
  const [kind, setKind] = useState<Kind>('now')
  const [after, setAfter] = useState<number | string>(usual.minutes)
  const replace = useAct('maintenance.replaceDocument', {
    done: ({ state, title }) => t(state === 'success' ? 'documents.replaced' : 'documents.planned', { title }),
  })
  const [failure, setFailure] = useState<unknown>()
  const all = documents.data ?? []
  const keyOf = (one: (typeof all)[number]) => `${one.productId} ${one.document}`
  const document = all.find((one) => keyOf(one) === chosen)
  const send: SendFile = async (chosenFile, { onProgress, signal }) => {
    // The one of before must not go live while another is on its way.
    setFile(undefined)
    const upload = { purpose: 'policy-document', name: chosenFile.name } as const
    const stored = await client.upload.uploadFile(upload, chosenFile, onProgress, signal)
    if (!signal.aborted) setFile(stored)
  }
  const save = async () => {
    if (!document || !file) return
    setFailure(undefined)
    try {
      await replace.send({
        productId: document.productId,
        document: document.document,
        fileId: file.id,
        when: kind === 'now' ? { kind } : { kind, after: Number(after) },
      })
      onClose()
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('documents.replace')}>
      <div className={classes.fields}>
        {failure !== undefined && <ErrorAlert error={failure} />}
        {documents.data?.length === 0 && <p className={classes.hint}>{t('documents.nothingLive')}</p>}
        <Select
          label={t('documents.document')}
          placeholder={t('documents.choose')}
          data={all.map((one) => ({ value: keyOf(one), label: `${one.title}, ${one.productName}` }))}
          value={chosen}
          onChange={setChosen}
          searchable
        />
        <Upload purpose="policy-document" label={t('documents.pdf')} send={send}>
          {file?.name}
        </Upload>
        <SegmentedControl
          aria-label={t('documents.when')}
          value={kind}
          onChange={(value) => {
            setKind(value)
            if (value !== 'now') setAfter(usual[value])
          }}
          data={(['now', 'minutes', 'days'] as const).map((value) => ({ value, label: t(`documents.kind.${value}`) }))}
        />
        {kind !== 'now' && (
          <NumberInput
            label={t(`documents.after.${kind}`)}
            value={after}
            onChange={setAfter}
            min={usual[kind]}
            max={60}
            allowDecimal={false}
          />
        )}
        <Button loading={replace.isBusy} disabled={!document || !file} onClick={() => void save()}>
          {t('documents.save')}
        </Button>
      </div>
    </Dialog>
  )
}
