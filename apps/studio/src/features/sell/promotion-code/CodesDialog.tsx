import type { CodesFile, PromotionCode } from '@coverwright/domain/sell/promotion/promotion-code'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconDownload, IconPrinter, IconSearch } from '@tabler/icons-react'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { saveText } from '../../build/data-source/save-text.ts'
import classes from './CodesDialog.module.css'

interface CodePage {
  readonly items: readonly PromotionCode[]
  readonly total: number
}

interface CodesDialogProps<Key extends QueryKey, Page extends CodePage> {
  readonly name: string
  readonly list: (search: string) => UseQueryOptions<Page, Error, Page, Key>
  readonly download: () => Promise<CodesFile>
  readonly print?: (code: string) => Promise<void>
  readonly onClose: () => void
}

/** A code for each customer: found by how it begins, with what became of it. */
export function CodesDialog<Key extends QueryKey, Page extends CodePage>({
  name,
  list,
  download,
  print,
  onClose,
}: CodesDialogProps<Key, Page>) {
  const { t } = useTranslation('codes')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const { data, isPending } = useQuery(list(search))
  const [isCut, setIsCut] = useState(false)
  const rows = data?.items ?? []
  const save = async () => {
    const file = await download()
    saveText(file)
    setIsCut(file.isCut)
  }
  return (
    <Dialog onClose={onClose} title={t('title', { name })} size={560}>
      <div className={classes.head}>
        <TextInput
          size="md"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          label={t('find')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
        />
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void save().catch(sayFailed)}>
          {t('download')}
        </Button>
      </div>
      <p role="status" className={classes.count}>
        {isPending
          ? t('waiting')
          : rows.length === 0
            ? t(search ? 'noneFound' : 'none')
            : t('shown', { count: rows.length, of: data?.total ?? 0 })}
      </p>
      {isCut && <p role="alert">{t('cut')}</p>}
      <ul className={classes.codes}>
        {rows.map(({ id, code, state }) => (
          <li key={id}>
            <code>{code}</code>
            <span>{t(`states.${state}`)}</span>
            {print && state === 'free' && (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconPrinter size={16} />}
                aria-label={t('printOne', { code })}
                onClick={() => void print(code).catch(sayFailed)}
              >
                {t('print')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
