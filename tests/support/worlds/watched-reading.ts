/** Run in a separate process: reads one file, and prints the result and the time and memory it took. */
export async function printReading(read: () => Promise<object>): Promise<void> {
  const before = process.memoryUsage.rss()
  let most = before
  // The system's own high-water mark is inherited from the parent process.
  const look = () => (most = Math.max(most, process.memoryUsage.rss()))
  const looking = setInterval(look, 1)
  const start = performance.now()
  const answer = await read()
  const milliseconds = Math.round(performance.now() - start)
  look()
  clearInterval(looking)
  process.stdout.write(JSON.stringify({ answer, milliseconds, mebibytes: (most - before) / 1024 / 1024 }))
}
