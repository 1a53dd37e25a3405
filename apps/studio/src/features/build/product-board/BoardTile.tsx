import { groupProblems } from '@coverwright/domain/build/body/group-problems'
import { mostCounted, type SettingState } from '@coverwright/domain/insight/product-board/product-board'
import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { said } from '../../../core/text/said.ts'
import { Tile } from '../../../framework/page/Tile.tsx'
import classes from './Board.module.css'
import type { BoardPart } from './board-parts.ts'

interface BoardTileProps {
  readonly part: BoardPart
  readonly productId: string
  /** Unknown to who may not publish, and while it is asked. */
  readonly missing: readonly Missing[] | undefined
  /** How far it is, of what has usual values; nothing to who may not see it. */
  readonly setting?: SettingState | null | undefined
}

const shown = 4

/** One part of a product: what it is, where it is set, and what is missing of it. */
export function BoardTile({
  part: { key, icon: Icon, to, part, tab, lacks },
  productId,
  missing,
  setting,
}: BoardTileProps) {
  const { t } = useTranslation('product-board')
  const own = lacks ? missing?.filter(lacks) : undefined
  const isLacking = (own !== undefined && own.length > 0) || setting?.state === 'to-do'
  const contents = (
    <>
      <Tile tone={isLacking ? 'warning' : to === null ? 'neutral' : 'accent'}>
        <Icon size={18} />
      </Tile>
      <span>
        <b>{t(`board.${key}`)}</b>
        <small>{t(`board.${key}Hint`)}</small>
      </span>
      {to === null && <span className={classes.state}>{t('board.planned')}</span>}
      {setting && <SettingSign of={key} setting={setting} />}
      {own && (
        <span className={classes.state} data-tone={isLacking ? 'warning' : 'success'}>
          {isLacking ? (
            <IconAlertTriangle size={14} aria-hidden="true" />
          ) : (
            <IconCircleCheckFilled size={14} aria-hidden="true" />
          )}
          {isLacking ? t('board.missing', { count: own.length }) : t('board.ready')}
        </span>
      )}
    </>
  )
  return (
    <li>
      {to === null ? (
        <div className={classes.part}>{contents}</div>
      ) : (
        <Link
          to={`${to}?${new URLSearchParams({ product: productId, ...(part && { part }), ...(tab && { tab }) })}`}
          className={classes.part}
        >
          {contents}
        </Link>
      )}
      {own && own.length > 0 && (
        <ul className={classes.missing}>
          {groupProblems<Missing>(own, said)
            .slice(0, shown)
            .map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
        </ul>
      )}
    </li>
  )
}

function SettingSign({ of, setting: { state, count } }: { readonly of: string; readonly setting: SettingState }) {
  const { t } = useTranslation('product-board')
  const isDone = state === 'usual' || state === 'set'
  return (
    <span className={classes.state} data-tone={isDone ? 'success' : state === 'to-do' ? 'warning' : undefined}>
      {isDone && <IconCircleCheckFilled size={14} aria-hidden="true" />}
      {state === 'to-do' && <IconAlertTriangle size={14} aria-hidden="true" />}
      {t(`states.${of}.${state}`, { count })}
      {count >= mostCounted && ` ${t('board.orMore')}`}
    </span>
  )
}
