import { defineConfig } from 'vite'

/** The service and its command as one bundle; npm packages stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/fill-process.ts',
        'server/first-teacher.ts',
        'server/check-audit.ts',
        'server/backup/backup.ts',
        'server/backup/restore.ts',
      ],
    },
  },
})
