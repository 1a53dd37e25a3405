/** Where the brought files lie, and the texts; the answer has the vectors one behind the other. */
export interface EmbedTasks {
  embed: {
    readonly input: { readonly home: string; readonly texts: readonly string[] }
    readonly output: Float32Array
  }
}
