#!/bin/sh
# Makes a CA and the certificate of one host: sh certificates.sh FOLDER NAME IP:10.0.0.21 (or DNS:nats.example).
# Keep ca.key away from the cluster; each host gets its own NAME.crt and NAME.key, and each node gets ca.crt.
set -eu
folder=$1 name=$2 host=$3
umask 077
mkdir -p "$folder"
new="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
if [ ! -f "$folder/ca.crt" ]; then
  openssl req -x509 $new -days 3650 -subj "/CN=Posse cluster" -keyout "$folder/ca.key" -out "$folder/ca.crt"
fi
openssl req -x509 $new -days 825 -subj "/CN=$name" -CA "$folder/ca.crt" -CAkey "$folder/ca.key" \
  -addext "subjectAltName=$host" -addext "basicConstraints=critical,CA:FALSE" \
  -keyout "$folder/$name.key" -out "$folder/$name.crt"
