import { anchorOf, plainText } from '@coverwright/domain/company/article/article-parts'
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { useArrival } from '../../../framework/page/use-arrival.ts'
import classes from './Article.module.css'
import { ArticleLink, ScreenName } from './ArticleLink.tsx'

/** Markdown as elements: nothing in it is ever taken for HTML. */
export function Markdown({ text }: { readonly text: string }) {
  const tokens = useMemo(() => lexer(text), [text])
  return <div className={classes.text}>{drawAll(tokens)}</div>
}

/** A text has its parts in one order for good: none needs a name of its own. */
const inOrder = (element: typeof Fragment | string, parts: readonly ReactNode[]) =>
  createElement(element, null, ...parts)

const drawAll = (tokens: readonly Token[] = []) =>
  inOrder(
    Fragment,
    tokens.map((token) => draw(token as MarkedToken)),
  )

function draw(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading {...token} />
    case 'paragraph':
      return <p>{drawAll(token.tokens)}</p>
    case 'list':
      return inOrder(token.ordered ? 'ol' : 'ul', token.items.map(drawItem))
    case 'table':
      return <Table {...token} />
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote>{drawAll(token.tokens)}</blockquote>
    case 'strong':
      return <strong>{drawAll(token.tokens)}</strong>
    case 'em':
      return <em>{drawAll(token.tokens)}</em>
    case 'del':
      return <del>{drawAll(token.tokens)}</del>
    case 'codespan':
      return <ScreenName text={token.text} />
    case 'link':
      return <ArticleLink href={token.href}>{drawAll(token.tokens)}</ArticleLink>
    case 'text':
      return token.tokens ? drawAll(token.tokens) : token.text
    case 'escape':
      return token.text
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'space':
    case 'def':
      return null
    // Nothing is taken for HTML, and no picture fetched from elsewhere: they are shown as they were written.
    case 'html':
    case 'image':
    case 'checkbox':
    case 'list_item':
      return token.raw
    default:
      return null
  }
}

/** The title of the page is the first heading: those of the text come below it. */
function Heading({ depth, text, tokens }: Tokens.Heading) {
  const id = anchorOf(plainText(text))
  const Level = depth <= 2 ? 'h2' : 'h3'
  return (
    <Level ref={useArrival<HTMLHeadingElement>(id)} id={id} tabIndex={-1}>
      {drawAll(tokens)}
    </Level>
  )
}

const drawItem = ({ tokens }: Tokens.ListItem) => <li>{drawAll(tokens)}</li>
const drawCell = ({ tokens }: Tokens.TableCell) => <td>{drawAll(tokens)}</td>
const drawHead = (cell: Tokens.TableCell) => (cell.text ? <th scope="col">{drawAll(cell.tokens)}</th> : drawCell(cell))

const Table = ({ header, rows }: Tokens.Table) => (
  <div className={classes.table}>
    <table>
      {header.some(({ text }) => text) && <thead>{inOrder('tr', header.map(drawHead))}</thead>}
      {inOrder(
        'tbody',
        rows.map((cells) => inOrder('tr', cells.map(drawCell))),
      )}
    </table>
  </div>
)
