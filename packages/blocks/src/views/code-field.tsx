/** Made and escaped on the server: a form that works without script, and of which browsers load no more than this line. */
export const CodeField = ({ html }: { readonly html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />
