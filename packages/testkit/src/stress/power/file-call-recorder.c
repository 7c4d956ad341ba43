/*
 * Records all file operations of a process in one folder, to simulate power losses afterwards.
 * It is loaded by LD_PRELOAD. The folder is POSSE_DATA, and POWER_RECORD is the file of the records.
 * Syncs are only recorded, not done. file-operations.ts reads what this writes.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAX_FILES 65536
/* Microseconds, like a disk: the process must be able to die during a sync. */
#define SYNC_TAKES 10000
#define REAL(name) ((__typeof__(&name))real(#name))

/* One operation. Its data, such as bytes or names, follow. */
struct entry {
  char kind; /* Write, Truncate, Sync, Create, Link, Rename, Unlink, sync of the Directory */
  uint64_t file;
  uint64_t at;
  uint32_t length;
} __attribute__((packed));

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char folder[4096];
static size_t folder_length;
static int record = -1;
/* By descriptor: the inode of a file of the folder, or 0. */
static uint64_t files[MAX_FILES];
static char is_folder[MAX_FILES];

static void *real(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (found == NULL) abort();
  return found;
}

__attribute__((constructor)) static void begin(void) {
  const char *data = getenv("POSSE_DATA");
  const char *path = getenv("POWER_RECORD");
  if (data == NULL || path == NULL || strlen(data) >= sizeof folder) return;
  strcpy(folder, data);
  folder_length = strlen(folder);
  record = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void note(char kind, uint64_t file, uint64_t at, const void *with, size_t length) {
  struct entry entry = {kind, file, at, (uint32_t)length};
  struct iovec parts[] = {{&entry, sizeof entry}, {(void *)with, length}};
  if (syscall(SYS_writev, record, parts, 2) != (long)(sizeof entry + length)) abort();
}

/* The name of a file that lies in the folder; NULL for all others, and for what SQLite makes anew each time. */
static const char *name_of(const char *path) {
  if (record < 0 || path == NULL || strncmp(path, folder, folder_length) != 0 || path[folder_length] != '/') return NULL;
  const char *name = path + folder_length + 1;
  size_t length = strlen(name);
  if (length == 0 || strchr(name, '/') != NULL) return NULL;
  if (length > 4 && strcmp(name + length - 4, "-shm") == 0) return NULL;
  return name;
}

static uint64_t file_at(int fd) { return fd >= 0 && fd < MAX_FILES && !is_folder[fd] ? files[fd] : 0; }

static int opened(const char *path, int flags, mode_t mode) {
  const char *name = name_of(path);
  int isFolder = record >= 0 && path != NULL && strcmp(path, folder) == 0;
  if (name == NULL && !isFolder) return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  struct stat was, is;
  pthread_mutex_lock(&turn);
  int isThere = stat(path, &was) == 0;
  if (isThere && S_ISREG(was.st_mode) && (flags & O_TRUNC) && !(flags & O_EXCL)) note('T', was.st_ino, 0, NULL, 0);
  int fd = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  if (fd >= 0 && fd < MAX_FILES && fstat(fd, &is) == 0 && (isFolder || S_ISREG(is.st_mode))) {
    files[fd] = is.st_ino;
    is_folder[fd] = (char)isFolder;
    if (!isThere) note('C', is.st_ino, 0, name, strlen(name));
  }
  pthread_mutex_unlock(&turn);
  return fd;
}

#define MODE_OF(flags)                \
  mode_t mode = 0;                    \
  if ((flags) & O_CREAT) {            \
    va_list more;                     \
    va_start(more, flags);            \
    mode = (mode_t)va_arg(more, int); \
    va_end(more);                     \
  }

int open(const char *path, int flags, ...) {
  MODE_OF(flags)
  return opened(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE_OF(flags)
  return opened(path, flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
  MODE_OF(flags)
  return path[0] == '/' ? opened(path, flags, mode) : (int)syscall(SYS_openat, at, path, flags, mode);
}

int close(int fd) {
  if (fd >= 0 && fd < MAX_FILES) files[fd] = is_folder[fd] = 0;
  return REAL(close)(fd);
}

/* The offset of the next write of this descriptor. */
static uint64_t place_of(int fd) {
  struct stat is;
  if ((fcntl(fd, F_GETFL) & O_APPEND) && fstat(fd, &is) == 0) return (uint64_t)is.st_size;
  return (uint64_t)lseek(fd, 0, SEEK_CUR);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  uint64_t file = file_at(fd);
  if (file == 0) return REAL(write)(fd, bytes, length);
  pthread_mutex_lock(&turn);
  note('W', file, place_of(fd), bytes, length);
  ssize_t written = REAL(write)(fd, bytes, length);
  pthread_mutex_unlock(&turn);
  return written;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  uint64_t file = file_at(fd);
  if (file == 0) return REAL(writev)(fd, parts, count);
  pthread_mutex_lock(&turn);
  uint64_t at = place_of(fd);
  for (int part = 0; part < count; at += parts[part++].iov_len) note('W', file, at, parts[part].iov_base, parts[part].iov_len);
  ssize_t written = REAL(writev)(fd, parts, count);
  pthread_mutex_unlock(&turn);
  return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  uint64_t file = file_at(fd);
  if (file == 0) return REAL(pwrite64)(fd, bytes, length, at);
  pthread_mutex_lock(&turn);
  note('W', file, (uint64_t)at, bytes, length);
  ssize_t written = REAL(pwrite64)(fd, bytes, length, at);
  pthread_mutex_unlock(&turn);
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return pwrite64(fd, bytes, length, at); }

int ftruncate64(int fd, off64_t size) {
  uint64_t file = file_at(fd);
  if (file == 0) return REAL(ftruncate64)(fd, size);
  pthread_mutex_lock(&turn);
  note('T', file, (uint64_t)size, NULL, 0);
  int done = REAL(ftruncate64)(fd, size);
  pthread_mutex_unlock(&turn);
  return done;
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

static int synced(int fd, int (*really)(int)) {
  if (fd < 0 || fd >= MAX_FILES || files[fd] == 0) return really(fd);
  usleep(SYNC_TAKES);
  pthread_mutex_lock(&turn);
  note(is_folder[fd] ? 'D' : 'S', files[fd], 0, NULL, 0);
  pthread_mutex_unlock(&turn);
  return 0;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

/* Two names, with a zero between. */
static void note_names(char kind, uint64_t file, const char *from, const char *to) {
  char both[8192];
  int length = snprintf(both, sizeof both, "%s%c%s", from, 0, to);
  note(kind, file, 0, both, (size_t)length);
}

int rename(const char *from, const char *to) {
  const char *old = name_of(from), *new = name_of(to);
  struct stat is;
  if (old == NULL || new == NULL) return REAL(rename)(from, to);
  pthread_mutex_lock(&turn);
  if (stat(from, &is) == 0) note_names('R', is.st_ino, old, new);
  int done = REAL(rename)(from, to);
  pthread_mutex_unlock(&turn);
  return done;
}

int link(const char *from, const char *to) {
  const char *new = name_of(to);
  struct stat is, there;
  if (new == NULL) return REAL(link)(from, to);
  pthread_mutex_lock(&turn);
  if (stat(from, &is) == 0 && lstat(to, &there) != 0) note('L', is.st_ino, 0, new, strlen(new));
  int done = REAL(link)(from, to);
  pthread_mutex_unlock(&turn);
  return done;
}

int unlink(const char *path) {
  const char *name = name_of(path);
  struct stat is;
  if (name == NULL) return REAL(unlink)(path);
  pthread_mutex_lock(&turn);
  if (lstat(path, &is) == 0 && S_ISREG(is.st_mode)) note('U', is.st_ino, 0, name, strlen(name));
  int done = REAL(unlink)(path);
  pthread_mutex_unlock(&turn);
  return done;
}
