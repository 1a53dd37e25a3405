import type { Body } from '@coverwright/domain/build/body/body'
import { differences } from '@coverwright/domain/build/document/differences'
import { type ProductDocument, productDocuments } from '@coverwright/domain/build/document/document'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { Button, SegmentedControl, Select, Stack, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookAgainAfter } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { sayPlace, sayValue } from '../../../parts/product/say-place.ts'
import { useVersions } from '../product-document/Versions.tsx'
import classes from './Board.module.css'
import { ComparedPages } from './ComparedPages.tsx'

interface CompareVersionsProps {
  readonly product: MountedProduct
  readonly shell: Shell | null
  readonly body: Body | null
}

const draft = 'draft'
const mostShown = 100

/** Two versions beside one another, place by place; an older one can become the draft again. */
export function CompareVersions({ product, shell, body }: CompareVersionsProps) {
  const { t } = useTranslation('product-board')
  const [document, setDocument] = useState<ProductDocument>(shell ? 'shell' : 'body')
  const revision = document === 'body' ? product.bodyRevision : product.shellRevision
  const versions = useVersions(product.id, document, revision).data?.versions ?? []
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({})
  const from = chosen.from ?? versions[0]?.id ?? draft
  const to = chosen.to ?? draft
  const current = document === 'body' ? body : shell
  const before = useContent(from, current)
  const after = useContent(to, current)
  const found = useMemo(
    () => (before === undefined || after === undefined ? undefined : differences(before, after)),
    [before, after],
  )
  const options = [
    { value: draft, label: t('versions.draft') },
    ...versions.map(({ id, number, note }) => ({
      value: id,
      label: note ? t('versions.note', { number, note }) : t('versions.version', { number }),
    })),
  ]
  const labelOf = (id: string) => options.find(({ value }) => value === id)?.label ?? ''
  const restore = async () => {
    const mine = { id: product.id, document, editor: crypto.randomUUID() }
    // From an editor of one's own that is still open, or was a moment ago; never from somebody else's.
    await client.product.lockDocument({ ...mine, isTakingOver: true })
    await client.product.restoreVersion({ id: from, editor: mine.editor })
    await client.product.unlockDocument(mine)
    setChosen({ ...chosen, from })
    await lookAgainAfter('product')
    sayDone(t('versions.restored', { number: versions.find(({ id }) => id === from)?.number ?? '' }))
  }
  return (
    <Stack gap={14} p={16}>
      <SegmentedControl
        aria-label={t('versions.document')}
        data={productDocuments.map((value) => ({ value, label: t(`versions.${value}`) }))}
        value={document}
        onChange={(next) => {
          setDocument(next === 'body' ? 'body' : 'shell')
          setChosen({})
        }}
      />
      {versions.length === 0 && <p className={classes.hint}>{t('versions.none')}</p>}
      {versions.length > 0 && (
        <div className={classes.compare}>
          <Select
            label={t('versions.from')}
            data={options}
            value={from}
            allowDeselect={false}
            onChange={(next) => next && setChosen({ ...chosen, from: next })}
          />
          <Select
            label={t('versions.to')}
            data={options}
            value={to}
            allowDeselect={false}
            onChange={(next) => next && setChosen({ ...chosen, to: next })}
          />
          <Button
            variant="default"
            disabled={from === draft}
            title={t('versions.restoreHint')}
            onClick={() => void restore().catch(sayFailed)}
          >
            {t('versions.restore')}
          </Button>
        </div>
      )}
      {versions.length > 0 && found && (
        <>
          <p role="status" className={classes.hint}>
            {found.length === 0 ? t('versions.same') : t('versions.differs', { count: found.length })}
            {found.length > mostShown && <> {t('versions.first', { count: mostShown })}</>}
          </p>
          {found.length > 0 && document === 'shell' && body && (
            <ComparedPages
              product={product}
              body={body}
              before={{ label: labelOf(from), content: before }}
              after={{ label: labelOf(to), content: after }}
            />
          )}
          {found.length > 0 && (
            <Table.ScrollContainer minWidth={640}>
              <Table layout="fixed">
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th w="28%">{t('versions.place')}</Table.Th>
                    <Table.Th>{labelOf(from)}</Table.Th>
                    <Table.Th>{labelOf(to)}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {found.slice(0, mostShown).map((each) => (
                    <Table.Tr key={each.place}>
                      <Table.Th scope="row" className={classes.place}>
                        {sayPlace(each.place)}
                      </Table.Th>
                      <Table.Td className={classes.value}>
                        {each.before === undefined ? <i>{t('versions.absent')}</i> : sayValue(each.before)}
                      </Table.Td>
                      <Table.Td className={classes.value}>
                        {each.after === undefined ? <i>{t('versions.absent')}</i> : sayValue(each.after)}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )}
        </>
      )}
    </Stack>
  )
}

function useContent(id: string, current: unknown): unknown {
  const loaded = useQuery({
    ...queries.product.getVersion({ id }),
    enabled: id !== draft,
  })
  return id === draft ? current : loaded.data?.content
}
