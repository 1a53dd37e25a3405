import { accessKinds, type ProductAccess, productOpenings } from '@coverwright/domain/build/product/product-access'
import { ActionIcon, Button, Radio, Select, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Board.module.css'

type Invited = ProductAccess['invited']

/** Who may change a product, and who only reads it. Saved at once. */
export function AccessCard({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('product-board')
  const access = useQuery(queries.product.getAccess({ id: productId }))
  if (access.isLoadingError) return <ErrorAlert error={access.error} onRetry={() => void access.refetch()} />
  if (!access.data) return null
  const { openTo, owner, invited, own } = access.data
  const put = async (change: { openTo?: ProductAccess['openTo']; invited?: Invited }) => {
    try {
      await acts.product.setAccess({
        id: productId,
        openTo: change.openTo ?? openTo,
        invited: (change.invited ?? invited).map(({ memberId, access: kind }) => ({ memberId, access: kind })),
      })
      sayDone(t('access.saved'))
    } catch (error) {
      sayFailed(error)
    }
  }
  const isReader = own === 'read'
  return (
    <Stack gap={14} p={16}>
      <span className={classes.hint}>
        {owner ? t('access.owner', { name: owner.name }) : t('access.noOwner')}
        {isReader && <> · {t('access.ownRead')}</>}
      </span>
      <Radio.Group
        label={t('access.openTo')}
        value={openTo}
        onChange={(next) => {
          const wanted = productOpenings.find((each) => each === next)
          if (wanted) void put({ openTo: wanted })
        }}
      >
        <Stack gap={8} mt={8}>
          {productOpenings.map((each) => (
            <Radio key={each} value={each} label={t(`access.${each}`)} disabled={isReader} />
          ))}
        </Stack>
      </Radio.Group>
      {invited.map((each) => (
        <div key={each.memberId} className={classes.invited}>
          <b>{each.name}</b>
          <Select
            size="sm"
            aria-label={t('access.kind', { name: each.name })}
            data={accessKinds.map((value) => ({ value, label: t(`access.${value}`) }))}
            value={each.access}
            allowDeselect={false}
            readOnly={isReader}
            onChange={(next) => {
              const kind = accessKinds.find((one) => one === next)
              if (kind)
                void put({
                  invited: invited.map((one) =>
                    one.memberId === each.memberId ? Object.assign({}, one, { access: kind }) : one,
                  ),
                })
            }}
          />
          <ActionIcon
            aria-label={t('access.remove', { name: each.name })}
            disabled={isReader}
            onClick={() => void put({ invited: invited.filter(({ memberId }) => memberId !== each.memberId) })}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      ))}
      {!isReader && <InviteColleague invited={invited} put={(next) => void put({ invited: next })} />}
    </Stack>
  )
}

interface InviteColleagueProps {
  readonly invited: Invited
  readonly put: (invited: Invited) => void
}

function InviteColleague({ invited, put }: InviteColleagueProps) {
  const { t } = useTranslation('product-board')
  const [chosen, setChosen] = useState<string | null>(null)
  const mayAsk = useMay('users')
  const colleagues = useQuery({
    ...queries.permission['user/getSubordinateUserList']({}, { nowPage: 1, pageSize: 100 }),
    enabled: mayAsk,
  })
  const members = colleagues.data?.items ?? []
  if (!mayAsk) return null
  return (
    <div className={classes.invited}>
      <Select
        size="sm"
        searchable
        aria-label={t('access.member')}
        placeholder={t('access.choose')}
        data={members
          .filter(({ id }) => !invited.some(({ memberId }) => memberId === id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        size="sm"
        variant="default"
        disabled={chosen === null}
        onClick={() => {
          const member = members.find(({ id }) => id === chosen)
          if (member) put([...invited, { memberId: member.id, name: member.name, access: 'write' }])
          setChosen(null)
        }}
      >
        {t('access.add')}
      </Button>
    </div>
  )
}
