import { defineConfig } from 'vite'

/** Bundles the service and its command; npm packages stay external. */
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
