/** A blank line begins a new paragraph. Text is never markup. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
